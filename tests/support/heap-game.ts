import { readGame, type HeapGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";

/** The game of heaps that a text of the laboratory means. */
export function heapGame(text: string): HeapGame {
  const game = readGame(text);
  if (game.kind !== "heaps") throw new TypeError(`${text} is no game of heaps`);
  return game;
}

/** The values of its heaps 0 … count − 1. */
export function valuesOf(text: string, count: number): number[] {
  const table = tableOf(heapGame(text));
  table.grow(count);
  return [...table.values.subarray(0, count)];
}
