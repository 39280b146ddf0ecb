import type { Graph } from "../games/theory/finite-graph.ts";

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);

/** The integers from 1 to the most. */
export const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** All lists of so many items, each one of these. */
export const listsOf = <Item>(items: readonly Item[], length: number): (readonly Item[])[] =>
  length === 0
    ? [[]]
    : listsOf(items, length - 1).flatMap((list) => items.map((last) => [...list, last]));

/**
 * All lists of positive integers with a sum, those that begin with a large one first.
 *
 * @example
 * [...listsOfSum(3)]; // [[3], [2, 1], [1, 2], [1, 1, 1]]
 */
export function* listsOfSum(sum: number): Generator<readonly number[], void, undefined> {
  if (sum === 0) yield [];
  for (let first = sum; first >= 1; first--) {
    for (const rest of listsOfSum(sum - first)) yield [first, ...rest];
  }
}

/** All lists of positive integers with a sum from 1 to the most. */
export function* listsUpTo(most: number): Generator<readonly number[], void, undefined> {
  for (let sum = 1; sum <= most; sum++) yield* listsOfSum(sum);
}

/** All pairs of numbers within a limit, those with a small sum first. */
export function* pairsWithin(
  min: number,
  max: number,
): Generator<readonly [number, number], void, undefined> {
  for (let sum = 2 * min; sum <= 2 * max; sum++) {
    const last = Math.min(max, sum - min);
    for (let first = Math.max(min, sum - max); first <= last; first++) yield [first, sum - first];
  }
}

/** Every graph on up to so many positions whose arrows lead to smaller numbers; and turned round, to larger ones. */
export function graphs(most: number): Graph[] {
  return upTo(most).flatMap((size) => {
    const nodes = Array.from({ length: size }, (_, x) => x);
    return Array.from({ length: 2 ** ((size * (size - 1)) / 2) }, (_, arrows): Graph =>
      nodes.map((x) => nodes.filter((y) => y < x && (arrows >> ((x * (x - 1)) / 2 + y)) & 1)),
    ).flatMap((graph) => (graph.flat().length === 0 ? [graph] : [graph, turned(graph)]));
  });
}

/** A graph with its positions numbered the other way round. */
const turned = (graph: Graph): Graph =>
  graph.map((options) => options.map((y) => graph.length - 1 - y)).toReversed();
