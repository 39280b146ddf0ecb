import { defineMdastPlugin } from "satteri";
import { cellsOf } from "./cells.ts";
import { checkedExercises } from "./checked-exercises.ts";
import { articleReading, isFold, minutesOf, reading } from "./reading-time.ts";

/**
 * Reads an article while it is compiled. Its module then exports `cells`, `reading`, the time that it takes, and
 * `checked`, the numbers of its exercises that are checked; each cell becomes a tag `Cell` with the run cell of that number as a prop, and
 * each `Fold` is told its minutes.
 */
export const articlePlugin = defineMdastPlugin({
  name: "grundy-article",
  options: { position: true },
  before(root, context) {
    const found = cellsOf(root);
    const cells = [...found.values()];
    const value = [
      `export const cells = ${JSON.stringify(cells)};`,
      `export const reading = ${JSON.stringify(articleReading(root.children))};`,
      `export const checked = ${JSON.stringify(checkedExercises(root))};`,
    ].join("\n");
    context.appendChild(root, { type: "mdxjsEsm", value });
    for (const node of root.children.filter(isFold)) {
      const minutes = {
        type: "mdxJsxAttributeValueExpression" as const,
        value: `${minutesOf(reading(node))}`,
      };
      const attribute = { type: "mdxJsxAttribute" as const, name: "minutes", value: minutes };
      context.replaceNode(node, { ...node, attributes: [...node.attributes, attribute] });
    }
    for (const [node, { number }] of found) {
      const cell = {
        type: "mdxJsxAttributeValueExpression" as const,
        value: `props.cells[${number - 1}]`,
      };
      context.replaceNode(node, {
        type: "mdxJsxFlowElement",
        name: "Cell",
        attributes: [{ type: "mdxJsxAttribute", name: "cell", value: cell }],
        children: [],
      });
    }
  },
});
