import rehypeParse from "rehype-parse";
import type { HastNode } from "satteri";
import { unified } from "unified";

export type Element = Extract<HastNode, { type: "element" }>;

const parser = unified().use(rehypeParse).freeze();

export const parseHtml = (html: string): HastNode => parser.parse(html);

export const classesOf = ({ properties }: Element): readonly string[] =>
  Array.isArray(properties["className"]) ? properties["className"].map(String) : [];

/** The text of a node and of all below it. */
export const textOf = (node: HastNode): string =>
  "children" in node ? node.children.map(textOf).join("") : "value" in node ? node.value : "";

/** The elements below a node, in document order. */
export function* within(node: HastNode): Generator<Element> {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type === "element") yield child;
    yield* within(child);
  }
}

/** Parts of a page that need its scripts, or that are only for the eye. */
export const isLeftOut = (node: Element): boolean => {
  const { hidden, ariaHidden } = node.properties;
  return (
    /^(noscript|button|form|nav|script|style)$/.test(node.tagName) ||
    Boolean(hidden) ||
    ariaHidden === "true" ||
    classesOf(node).includes("needs-script")
  );
};

/** The element of a page that holds the text of its article. */
export const proseOf = (html: string): Element | undefined =>
  within(parseHtml(html)).find((one) => classesOf(one).includes("prose"));
