import type { HastPluginDefinition } from "satteri";

/**
 * Names that are kept on one line: a term or an edge with a hyphen, two people with a dash, a judge's problem with its
 * number, a sum or a product, a pair of numbers.
 */
const NAMES =
  /(\b[PN]-positions?\b|\bnim-(?:sum|product)s?\b|\b\d+-\d+\b|\p{L}+–\p{L}+|\b(?:HDU|POJ|Luogu) P?\d+\b|\b\w+ [⊕−+×] (?:\w+\b|\(\w+ [⊕−+] \w+\))|\(\d+, \d+\))/u;

/** Splits a text at these names. The names have the odd indices, and all parts joined are the text. */
export const splitAtNames = (text: string): string[] => text.split(NAMES);

const text = (value: string) => ({ type: "text" as const, value });

const name = (value: string) => ({
  type: "element" as const,
  tagName: "span",
  properties: { className: ["one-name"] },
  children: [text(value)],
});

/** Code with a space that is short enough for every line. */
const SHORT = /^(?=.* )[^\n]{1,26}$/;

/**
 * Keeps names in an article's prose and short code on one line, by an element around each, so that the characters of
 * the text do not change for search and copy. Longer code is not changed.
 */
export const noBreakPlugin = {
  name: "grundy-no-break",
  text(node, context) {
    const parent = context.parent(node);
    const isCode =
      (parent.type === "element" && parent.tagName === "code") ||
      (parent.type === "mdxJsxTextElement" && parent.name === "code");
    if (isCode && !SHORT.test(node.value)) return;
    const parts = isCode ? ["", node.value] : splitAtNames(node.value);
    if (parts.length === 1) return;
    context.replaceNode(
      node,
      parts.map((part, i) => (i % 2 === 1 ? name(part) : text(part))),
    );
  },
} satisfies HastPluginDefinition;
