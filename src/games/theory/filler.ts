import type { HeapValues } from "./heap-values.ts";
import type { InPieces } from "./in-pieces.ts";

/** A method that computes the values of heaps in order, each from those of smaller heaps. */
export interface Filler {
  /** How many heaps are settled between two looks at the clock: some milliseconds at most, where heaps allow it. */
  readonly stride: number;

  /**
   * Writes the values of the heaps from `known` up to, not including, `to`, and returns up to where it came. It stops
   * early only before a value that the array cannot hold, which it leaves in `largest`.
   */
  settle(values: HeapValues, known: number, to: number): number;

  /** The largest value so far, written or not. */
  readonly largest: number;

  /** See {@link Memory}; `undefined` where no such thing is known. It is asked when so many heaps have their values. */
  memory?(known: number): Memory | undefined;
}

/**
 * The heaps from `since` on were settled in such a way that each depends on the `window` values before it alone: where
 * those recur, a multiple of `unit` heaps later, the same values follow for ever.
 */
export interface Memory {
  readonly window: number;
  readonly since: number;
  readonly unit: number;
  /** Where some of the heaps that recur are before `since`, whether they recur for ever all the same, this many heaps later. */
  holds?(values: HeapValues, known: number, period: number): InPieces<boolean>;
}
