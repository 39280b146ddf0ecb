import katex from "katex";
import { defineMdastPlugin } from "satteri";

const attribute = (name: string, value: string) => ({
  type: "mdxJsxAttribute" as const,
  name,
  value,
});

const set = (formula: string, displayMode: boolean): string =>
  katex.renderToString(formula, { displayMode, throwOnError: true, strict: "error" });

/** Maximum number of glyphs of a formula that is kept on one line: a broken `a + b = c` is hard to read. */
const UNBROKEN = 16;

/** Counts the visible glyphs of a formula, without its MathML for screen readers. */
const glyphs = (html: string): number =>
  html
    .replace(/^.*<\/math><\/span>/s, "")
    .replace(/<[^>]*>|&nbsp;|[\s\u200b]/g, "")
    .replace(/&[^;]+;/g, "&").length;

/** @param bare the formula without the punctuation of the sentence, which is not counted as part of its length */
const inline = (html: string, bare = html) => ({
  type: "mdxJsxTextElement" as const,
  name: "span",
  attributes: [
    attribute("class", glyphs(bare) <= UNBROKEN ? "formula formula-short" : "formula"),
    attribute("set:html", html),
  ],
  children: [],
});

/** Punctuation that must not begin a line. A browser may break the line after a formula, which is an inline box. */
const CLOSING = /^[,.;:!?)’”]+/;

/** Puts a formula of one box and the punctuation after it into a span that is not broken. */
const together = (html: string, marks: string) => ({
  type: "mdxJsxTextElement" as const,
  name: "span",
  attributes: [attribute("class", "formula-end")],
  children: [inline(html), { type: "text" as const, value: marks }],
});

/** Splits the TeX of a formula from the punctuation that was added to it. */
export function splitPunctuation(formula: string): { tex: string; marks: string } {
  const [, tex = "", marks = ""] = /^([^]*?)(?:\\text\{([,.;:!?)’”]+)\})?$/.exec(formula) ?? [];
  return { tex, marks };
}

const isOneBox = (html: string): boolean => html.split("katex-base").length === 2;

/** Renders formulas at build time. A formula that KaTeX cannot parse fails the build. */
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
    // A long formula may break between its boxes, so the punctuation becomes part of the last one.
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
