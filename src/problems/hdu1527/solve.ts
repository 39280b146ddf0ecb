import { wythoffPair } from "../../games/rulesets/wythoff.ts";
import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

/** Returns the lost pair with difference k, computed in integers: (⌊kφ⌋, ⌊kφ⌋ + k). */
export const lostPair = (difference: number): Case => {
  const [smaller, larger] = wythoffPair(BigInt(difference));
  return [Number(smaller), Number(larger)];
};

export const isLost = ([a, b]: Case): boolean =>
  lostPair(Math.abs(a - b))[0] === Math.min(a, b);

/** Returns the other heap of the lost pair that contains this one; there is exactly one. O(1). */
export function partnerOf(heap: number): number {
  const golden = (1 + Math.sqrt(5)) / 2;
  for (const quotient of [heap / golden, heap / golden ** 2]) {
    const near = Math.floor(quotient); // the difference or one less, despite rounding
    for (const difference of [near, near + 1]) {
      const [smaller, larger] = lostPair(difference);
      if (smaller === heap) return larger;
      if (larger === heap) return smaller;
    }
  }
  throw new RangeError(
    `Cannot find the partner of ${heap}: it must be an integer of at least 0`,
  );
}

/**
 * Yields the moves to lost pairs, at most one of each kind: from both heaps, from the first, from the second.
 *
 * @example
 * [...movesToPairs([2, 2])]; // [["both", [0, 0]], [1, [1, 2]], [2, [2, 1]]]
 */
export function* movesToPairs([a, b]: Case): Generator<
  readonly [heap: 1 | 2 | "both", left: Case],
  void,
  undefined
> {
  const taken = Math.min(a, b) - lostPair(Math.abs(a - b))[0];
  if (taken > 0) yield ["both", [a - taken, b - taken]];
  const [ofA, ofB] = [partnerOf(a), partnerOf(b)];
  if (ofB < a) yield [1, [ofB, b]];
  if (ofA < b) yield [2, [a, ofA]];
}

export const solve = (heaps: Case): Winner => (isLost(heaps) ? "second" : "first");
