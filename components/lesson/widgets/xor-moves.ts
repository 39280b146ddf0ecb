import { nimSum } from "../../../src/games/theory/nim-sum.ts";

/** A move in Nim that leaves nim-sum 0: the heap, from 0, and what becomes of it. */
export interface ZeroMove {
  readonly heap: number;
  readonly from: number;
  readonly to: number;
}

/** All moves of Nim that leave nim-sum 0, heap by heap: Bouton's theorem. None when it is 0 already. */
export function zeroMoves(heaps: readonly number[]): readonly ZeroMove[] {
  const sum = nimSum(heaps);
  return heaps.flatMap((from, heap) => {
    const to = nimSum([from, sum]);
    return to < from ? [{ heap, from, to }] : [];
  });
}

/** The highest column of a nim-sum with an odd number of 1s, as an exponent of two; undefined when there is none. */
export function leadingPlace(heaps: readonly number[]): number | undefined {
  const sum = nimSum(heaps);
  return sum === 0 ? undefined : Math.floor(Math.log2(sum));
}
