import katex from "katex";
import { defineMdastPlugin } from "satteri";

const attribute = (name: string, value: string) => ({
  type: "mdxJsxAttribute" as const,
  name,
  value,
});

const set = (formula: string, displayMode: boolean): string =>
  katex.renderToString(formula, { displayMode, throwOnError: true, strict: "error" });

const inline = (formula: string) => ({
  type: "mdxJsxTextElement" as const,
  name: "span",
  attributes: [attribute("class", "formula"), attribute("set:html", set(formula, false))],
  children: [],
});

/** Marks that must not begin a line: a formula keeps the one that follows it. */
const CLOSING = /^[,.;:!?)’”]+/;

/** Sets formulas at build. A formula that KaTeX cannot read fails the build. */
export const mathPlugin = defineMdastPlugin({
  name: "grundy-math",
  inlineMath(node, context) {
    const place = context.indexOf(node) ?? -1;
    const next = context.parent(node).children[place + 1];
    const closing = next?.type === "text" ? CLOSING.exec(next.value)?.[0] : undefined;
    if (!closing || next?.type !== "text") {
      context.replaceNode(node, inline(node.value));
      return;
    }
    context.setProperty(next, "value", next.value.slice(closing.length));
    context.replaceNode(node, {
      type: "mdxJsxTextElement",
      name: "span",
      attributes: [attribute("class", "formula-end")],
      children: [inline(node.value), { type: "text", value: closing }],
    });
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
