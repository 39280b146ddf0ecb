import type { Graph } from "../games/theory/finite-graph.ts";

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);

/** Returns the integers from 1 to `most`. */
export const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Returns all lists of this length whose entries are among these items. */
export const listsOf = <Item>(items: readonly Item[], length: number): (readonly Item[])[] =>
  length === 0
    ? [[]]
    : listsOf(items, length - 1).flatMap((list) => items.map((last) => [...list, last]));

/**
 * Yields all lists of positive integers with this sum, those with a large first number first.
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

/** Yields all lists of positive integers with a sum from 1 to `most`. */
export function* listsUpTo(most: number): Generator<readonly number[], void, undefined> {
  for (let sum = 1; sum <= most; sum++) yield* listsOfSum(sum);
}

/** Yields all pairs of numbers from `min` to `max`, those with a small sum first. */
export function* pairsWithin(
  min: number,
  max: number,
): Generator<readonly [number, number], void, undefined> {
  for (let sum = 2 * min; sum <= 2 * max; sum++) {
    const last = Math.min(max, sum - min);
    for (let first = Math.max(min, sum - max); first <= last; first++) yield [first, sum - first];
  }
}

/** Returns every graph on up to `most` positions whose edges all lead to smaller, or all to larger numbers. */
export function graphs(most: number): Graph[] {
  return upTo(most).flatMap((size) => {
    const nodes = Array.from({ length: size }, (_, x) => x);
    return Array.from({ length: 2 ** ((size * (size - 1)) / 2) }, (_, arrows): Graph =>
      nodes.map((x) => nodes.filter((y) => y < x && (arrows >> ((x * (x - 1)) / 2 + y)) & 1)),
    ).flatMap((graph) => (graph.flat().length === 0 ? [graph] : [graph, reversed(graph)]));
  });
}

/** Returns a graph with its positions numbered in reverse. */
const reversed = (graph: Graph): Graph =>
  graph.map((options) => options.map((y) => graph.length - 1 - y)).toReversed();
