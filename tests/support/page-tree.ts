import type { HastNode } from "satteri";

/** An element of a built page. */
export type PageElement = Extract<HastNode, { type: "element" }>;

type PageNode = PageElement["children"][number];

interface Parent {
  readonly children: readonly { readonly type: string }[];
}

/** The classes of an element. */
export function classesOf({ properties }: PageElement): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** An attribute as text; empty where there is none. */
export function attribute({ properties }: PageElement, name: string): string {
  const value = properties[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Every element below a node, in the order of the page. */
export function elements(node: Parent, found: PageElement[] = []): PageElement[] {
  for (const child of node.children as readonly PageNode[]) {
    if (child.type !== "element") continue;
    found.push(child);
    elements(child, found);
  }
  return found;
}

function first(node: Parent, fits: (element: PageElement) => boolean): PageElement | undefined {
  for (const child of node.children as readonly PageNode[]) {
    if (child.type !== "element") continue;
    const found = fits(child) ? child : first(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** The first element below a node that has the class or, written without a dot, the tag. */
export function find(node: Parent, selector: string): PageElement | undefined {
  const wanted = selector.replace(/^\./, "");
  return first(
    node,
    selector === wanted
      ? ({ tagName }) => tagName === wanted
      : (element) => classesOf(element).includes(wanted),
  );
}

/** All text below a node. */
export function textOf(node: Parent): string {
  return (node.children as readonly PageNode[])
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" ? textOf(child) : "";
    })
    .join("");
}
