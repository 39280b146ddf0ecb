import katex from "katex";
import { defineMdastPlugin } from "satteri";

const attribute = (name: string, value: string) => ({
  type: "mdxJsxAttribute" as const,
  name,
  value,
});

const set = (formula: string, displayMode: boolean): string =>
  katex.renderToString(formula, { displayMode, throwOnError: true, strict: "error" });

/** A formula of so many glyphs is not broken: half of `a + b = c` on the next line is hard to read. */
const UNBROKEN = 16;

/** The number of visible glyphs of a formula; its MathML, for screen readers, comes before them. */
const glyphs = (html: string): number =>
  html
    .replace(/^.*<\/math><\/span>/s, "")
    .replace(/<[^>]*>|&nbsp;|[\s\u200b]/g, "")
    .replace(/&[^;]+;/g, "&").length;

/** @param bare the formula without what belongs to the sentence: a mark after it makes it no longer. */
const inline = (html: string, bare = html) => ({
  type: "mdxJsxTextElement" as const,
  name: "span",
  attributes: [
    attribute("class", glyphs(bare) <= UNBROKEN ? "formula formula-short" : "formula"),
    attribute("set:html", html),
  ],
  children: [],
});

/** Punctuation that must not begin a line: a browser may break after a formula, which is an inline box. */
const CLOSING = /^[,.;:!?)’”]+/;

/** A formula of one box and the punctuation after it, in a span that does not break. */
const together = (html: string, marks: string) => ({
  type: "mdxJsxTextElement" as const,
  name: "span",
  attributes: [attribute("class", "formula-end")],
  children: [inline(html), { type: "text" as const, value: marks }],
});

/** A formula's TeX, and the marks that were set with it because they follow it. */
export function textMarks(formula: string): { tex: string; marks: string } {
  const [, tex = "", marks = ""] = /^([^]*?)(?:\\text\{([,.;:!?)’”]+)\})?$/.exec(formula) ?? [];
  return { tex, marks };
}

const isOneBox = (html: string): boolean => html.split("katex-base").length === 2;

/** Sets formulas at build. A formula that KaTeX cannot read fails the build. */
export const mathPlugin = defineMdastPlugin({
  name: "grundy-math",
  inlineMath(node, context) {
    const html = set(node.value, false);
    const at = context.indexOf(node);
    const next = at === undefined ? undefined : context.parent(node).children[at + 1];
    const marks = next?.type === "text" ? CLOSING.exec(next.value)?.[0] : undefined;
    if (next?.type !== "text" || marks === undefined) {
      context.replaceNode(node, inline(html));
      return;
    }
    context.setProperty(next, "value", next.value.slice(marks.length));
    // A long formula may break between its boxes: there the marks become part of the last one.
    const ending = (): string => set(`${node.value}\\text{${marks}}`, false);
    context.replaceNode(node, isOneBox(html) ? together(html, marks) : inline(ending(), html));
  },
  math(node, context) {
    context.replaceNode(node, {
      type: "mdxJsxFlowElement",
      name: "div",
      attributes: [
        attribute("class", "formula-block"),
        attribute("set:html", set(node.value, true)),
      ],
      children: [],
    });
  },
});
