import type { TakeAndBreak } from "./take-and-break.ts";

/** What the theorem about finitely many takes must know of a law. */
export interface SplitBounds {
  /** The most stones that a move takes. */
  readonly stones: number;
  /** The most heaps that a move leaves; 1 at least. */
  readonly heaps: number;
  /** Where the heaps must differ: so many periods more must be seen, h(h − 1)/2 for h heaps all different, 1 for not all equal. */
  readonly apart: number;
  /** The period of the proof is a multiple of this: of all even h for which a move leaves h equal heaps. */
  readonly unit: number;
  /** The least heap from which values may recur: 0 where every take may leave one heap or none, else 1. */
  readonly least: 0 | 1;
}

/** The bounds of a law with finitely many takes. */
export function boundsOf({ takes, unequal }: TakeAndBreak): SplitBounds {
  const used = takes.filter(({ leaves }) => leaves > 0);
  const heaps = Math.max(1, ...used.map(({ leaves }) => 31 - Math.clz32(leaves)));
  return {
    stones: used.at(-1)?.stones ?? 0,
    heaps,
    apart: unequal === true ? (heaps * (heaps - 1)) / 2 : 0,
    unit: 1,
    least: used.every(({ leaves }) => leaves === 3) ? 0 : 1,
  };
}
