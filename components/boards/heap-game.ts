import type { NimReason } from "../../src/match/explain-nim.ts";
import type { Explain } from "../../src/match/opponent.ts";
import type { HeapPosition, HeapRuleset } from "../../src/theory/ruleset.ts";

/** What the heaps board has to know of a game: its rules, and the reasons of its moves. */
export interface HeapGame {
  readonly ruleset: HeapRuleset;
  readonly explain: Explain<HeapPosition, NimReason>;
}

/** Taking `take` stones from a heap, counted from 0; it leads to `option`. */
export interface HeapTake {
  readonly heap: number;
  readonly take: number;
  readonly option: readonly number[];
}

/** The sizes of the heaps, from left to right. */
export const heapsOf = (position: HeapPosition): readonly number[] => [position].flat();

/** The move that leads from one position to another by taking stones from one heap, if one does. */
export function takeBetween(from: HeapPosition, to: HeapPosition): HeapTake | undefined {
  const [before, option] = [heapsOf(from), heapsOf(to)];
  const changed = before.flatMap((size, heap) => (size === option[heap] ? [] : [heap]));
  const [heap] = changed;
  if (heap === undefined || changed.length > 1 || before.length !== option.length) return undefined;
  return { heap, take: (before[heap] ?? 0) - (option[heap] ?? 0), option };
}

/** The legal moves that take stones from one heap and leave the others. */
export const takes = ({ ruleset }: HeapGame, position: HeapPosition): readonly HeapTake[] =>
  ruleset.options(position).flatMap((option) => takeBetween(position, option) ?? []);
