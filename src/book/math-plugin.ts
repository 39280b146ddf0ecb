import katex from "katex";
import { defineMdastPlugin } from "satteri";

const element = (name: "span" | "div", className: string, html: string) => ({
  name,
  attributes: [
    { type: "mdxJsxAttribute" as const, name: "class", value: className },
    { type: "mdxJsxAttribute" as const, name: "set:html", value: html },
  ],
  children: [],
});

const set = (formula: string, displayMode: boolean): string =>
  katex.renderToString(formula, { displayMode, throwOnError: true, strict: "error" });

/** Sets formulas at build. A formula that KaTeX cannot read fails the build. */
export const mathPlugin = defineMdastPlugin({
  name: "grundy-math",
  inlineMath(node, context) {
    context.replaceNode(node, {
      type: "mdxJsxTextElement",
      ...element("span", "formula", set(node.value, false)),
    });
  },
  math(node, context) {
    context.replaceNode(node, {
      type: "mdxJsxFlowElement",
      ...element("div", "formula-block", set(node.value, true)),
    });
  },
});
