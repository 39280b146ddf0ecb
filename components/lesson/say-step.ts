import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import type { SettledNode } from "../charts/settle-graph.ts";
import { setText } from "./number-set.ts";

/** How a position came by its Grundy value and its outcome. */
export function sayStep(
  node: SettledNode,
  nodes: readonly SettledNode[],
  words: Words["lesson"]["graphPlay"],
): string {
  const { name, values, grundy } = node;
  const value = fill(words.settles, { name, values: setText(values), grundy });
  const zero = new Set(nodes.filter((other) => other.grundy === 0).map((other) => other.name));
  const options = node.options.filter((option) => zero.has(option)).join(", ");
  const template =
    node.options.length === 0 ? words.terminal : options === "" ? words.losing : words.winning;
  return `${value} ${fill(template, { name, options })}`;
}
