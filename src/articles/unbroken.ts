import type { HastPluginDefinition } from "satteri";

/**
 * Names that a line must not break: a term or an edge at its hyphen, two people at their dash, a judge's problem before its
 * number, a sum or a product, a pair of numbers.
 */
const NAMES =
  /(\b[PN]-positions?\b|\bnim-(?:sum|product)s?\b|\b\d+-\d+\b|\p{L}+–\p{L}+|\b(?:HDU|POJ|Luogu) P?\d+\b|\b\w+ [⊕−+×] (?:\w+\b|\(\w+ [⊕−+] \w+\))|\(\d+, \d+\))/u;

/** Splits a text at such names: they stand at the odd places, and all parts in a row are the text. */
export const splitAtNames = (text: string): string[] => text.split(NAMES);

const text = (value: string) => ({ type: "text" as const, value });

const name = (value: string) => ({
  type: "element" as const,
  tagName: "span",
  properties: { className: ["one-name"] },
  children: [text(value)],
});

/** Code that fits into every line, and could be broken. */
const SHORT = /^(?=.* )[^\n]{1,26}$/;

/**
 * Keeps the names of an article's prose, and short code, on one line, by an element around each: what is searched, copied
 * or found in the page has the characters that are written. Longer code is left as it is.
 */
export const unbrokenPlugin = {
  name: "grundy-unbroken",
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
