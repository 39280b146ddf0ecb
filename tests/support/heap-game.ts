import { readGame, type HeapGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";

/** The game of heaps that a text of the laboratory means. */
export function heapGame(text: string): HeapGame {
  const game = readGame(text);
  if (game.kind !== "heaps") throw new TypeError(`${text} is no game of heaps`);
  return game;
}

/** Grundy values by the definition: `becomes` says which lists of heaps a heap may become. */
export function byDefinition(
  count: number,
  becomes: (size: number) => Iterable<readonly number[]>,
): number[] {
  const values: number[] = [];
  for (let size = 0; size < count; size++) {
    const seen = new Set<number>();
    for (const heaps of becomes(size))
      seen.add(heaps.reduce((sum, heap) => sum ^ (values[heap] ?? NaN), 0));
    let least = 0;
    while (seen.has(least)) least++;
    values.push(least);
  }
  return values;
}

/** The values of its heaps 0 … count − 1. */
export function valuesOf(text: string, count: number): number[] {
  const table = tableOf(heapGame(text));
  table.grow(count);
  return [...table.values.subarray(0, count)];
}
