import { readGame, type HeapGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";

/** Parses a heap game in the laboratory's notation. */
export function heapGame(text: string): HeapGame {
  const game = readGame(text);
  if (game.kind !== "heaps") throw new TypeError(`Cannot read game: ${text} must be a heap game`);
  return game;
}

/** Computes Grundy values by the definition. `becomes` returns the lists of heaps that replace a heap after a move. */
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

/** Returns the values of the heaps 0 … count − 1 of a game. */
export function valuesOf(text: string, count: number): number[] {
  const table = tableOf(heapGame(text));
  table.grow(count);
  return [...table.values.subarray(0, count)];
}
