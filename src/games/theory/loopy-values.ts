import type { Graph } from "./finite-graph.ts";
import { itemAt } from "./item-at.ts";
import { mex } from "./mex.ts";

/**
 * The values of the positions of a game in which positions may come back: a number is a Grundy value; an array K, in
 * increasing order, is the loopy value ∞(K).
 *
 * A position gets the mex m of the values that its options have, once each option without a value has itself an option of
 * the value m, which takes the move back. What never gets one is ∞(K), with K the values of its options. In a sum without
 * ∞ the nim-sum decides; with one ∞(K), N where the nim-sum of the others is in K, and a draw else; with more, a draw.
 *
 * @param graph entry x lists the options of position x
 * @cost Every move and the moves after it, at most once for each position that gets a value.
 * @throws {TypeError | RangeError} when the graph is no array of arrays, or an option is not a position.
 * @source C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966).
 * @example
 * loopyValues([[], [0], [1, 3], [2]]); // [0, 1, [1], []]
 * loopyValues([[], [0, 2], [1, 0]]); // [0, [0], [0]]
 */
export function loopyValues(graph: Graph): readonly (number | readonly number[])[] {
  const given: unknown = graph;
  if (!Array.isArray(given) || !given.every(Array.isArray))
    throw new TypeError(
      "Cannot find loopy values: graph must be an array of arrays, current value is not",
    );
  const values = graph.map((): number | undefined => undefined);
  const valuesOf = (position: number): number[] =>
    itemAt(graph, position).flatMap((option) => values[option] ?? []);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [position, options] of graph.entries()) {
      if (values[position] !== undefined) continue;
      const value = mex(valuesOf(position));
      const open = options.filter((option) => values[option] === undefined);
      if (!open.every((option) => valuesOf(option).includes(value))) continue;
      values[position] = value;
      isChanged = true;
    }
  }
  return values.map(
    (value, position) => value ?? [...new Set(valuesOf(position))].sort((a, b) => a - b),
  );
}
