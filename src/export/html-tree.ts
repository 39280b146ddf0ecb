import { htmlToHast, type HastNode } from "satteri";

export type Element = Extract<HastNode, { type: "element" }>;

export const classesOf = ({ properties }: Element): readonly string[] =>
  Array.isArray(properties["className"]) ? properties["className"].map(String) : [];

export const textOf = (node: HastNode): string =>
  "children" in node ? node.children.map(textOf).join("") : "value" in node ? node.value : "";

/** Yields the elements below a node, in document order. */
export function* within(node: HastNode): Generator<Element> {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type === "element") yield child;
    yield* within(child);
  }
}

/** Reports whether an element needs the page's scripts or is hidden from assistive technology. */
const isLeftOut = (node: Element): boolean => {
  const { hidden, ariaHidden } = node.properties;
  return (
    /^(noscript|button|form|nav|script|style)$/.test(node.tagName) ||
    Boolean(hidden) ||
    ariaHidden === "true" ||
    classesOf(node).includes("needs-script")
  );
};

/** Copies an element without the parts that are left out, and without the content of cells and islands. */
const pruned = (node: Element): Element => ({
  type: "element",
  tagName: node.tagName,
  properties: node.properties,
  children:
    node.tagName === "astro-island" || classesOf(node).includes("cell")
      ? []
      : node.children.flatMap((child): Element["children"] => {
          if (child.type === "text") return [{ type: "text", value: child.value }];
          return child.type === "element" && !isLeftOut(child) ? [pruned(child)] : [];
        }),
});

/**
 * Returns the element with the text of a page's article, pruned. It has one in five of the page's elements; the others
 * are glyphs of formulas, code, and boards.
 *
 * @throws Error when there is none
 */
export function proseOf(html: string): Element {
  const prose = within(htmlToHast(html)).find((one) => classesOf(one).includes("prose"));
  if (!prose)
    throw new Error("Cannot read page: one element must have the class prose, found none");
  return pruned(prose);
}
