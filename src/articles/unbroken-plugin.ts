import { defineHastPlugin } from "satteri";
import { splitAtNames } from "./unbroken.ts";

const text = (value: string) => ({ type: "text" as const, value });

const name = (value: string) => ({
  type: "element" as const,
  tagName: "span",
  properties: { className: ["one-name"] },
  children: [text(value)],
});

/**
 * Keeps the names of an article's prose on one line, by an element around each: what is searched, copied or found in the
 * page has the characters that are written. Code is left as it is.
 */
export const unbrokenPlugin = defineHastPlugin({
  name: "grundy-unbroken",
  text(node, context) {
    const parent = context.parent(node);
    if (parent.type === "element" && parent.tagName === "code") return;
    const parts = splitAtNames(node.value);
    if (parts.length === 1) return;
    context.replaceNode(
      node,
      parts.map((part, i) => (i % 2 === 1 ? name(part) : text(part))),
    );
  },
});
