import { defineMdastPlugin } from "satteri";
import { isCell } from "./fence.ts";

/** Puts a `Cell` tag where an article has a fenced block marked `cell`; cells count from 1. */
export const cellPlugin = () => {
  let count = 0;
  return defineMdastPlugin({
    name: "grundy-cells",
    code(node, context) {
      if (!isCell(node.meta)) return;
      count += 1;
      context.replaceNode(node, {
        type: "mdxJsxFlowElement",
        name: "Cell",
        attributes: [{ type: "mdxJsxAttribute", name: "number", value: String(count) }],
        children: [],
      });
    },
  });
};
