import { htmlToHast, type HastNode } from "satteri";

export type Element = Extract<HastNode, { type: "element" }>;

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
const isLeftOut = (node: Element): boolean => {
  const { hidden, ariaHidden } = node.properties;
  return (
    /^(noscript|button|form|nav|script|style)$/.test(node.tagName) ||
    Boolean(hidden) ||
    ariaHidden === "true" ||
    classesOf(node).includes("needs-script")
  );
};

/** A copy without the parts that are left out, and without the inside of cells and islands. */
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
 * The element of a page that holds the text of its article. Of the elements of a page that is one in five: all others are
 * glyphs of formulas, code, and boards.
 *
 * @throws Error where there is none
 */
export function proseOf(html: string): Element {
  const prose = within(htmlToHast(html)).find((one) => classesOf(one).includes("prose"));
  if (!prose) throw new Error("Cannot read page: an element must have the class prose, none has");
  return pruned(prose);
}
