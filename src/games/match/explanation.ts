import type { Outcome, Term } from "../theory/ruleset.ts";

/**
 * Why a position is won or lost, as data; which kind it is depends on the game.
 *
 * - `sum`: it is equivalent to heaps of Nim, and is P exactly when their nim-sum is 0.
 * - `digits`: Moore's Nim. It is P exactly when every binary digit is 1 in a multiple of `modulus` heaps.
 * - `pair`: Wythoff's game. It is P exactly when it is the cold pair of its difference.
 * - `options`: by the definition, from its options: `lost` of them are P.
 */
export type Theory = { readonly outcome: Outcome } & (
  | { readonly kind: "sum"; readonly terms: readonly Term[]; readonly nimSum: number }
  | {
      readonly kind: "digits";
      readonly heaps: readonly number[];
      readonly modulus: number;
      /** The powers of two for whose digit this fails, the highest first. */
      readonly odd: readonly number[];
    }
  | {
      readonly kind: "pair";
      readonly heaps: readonly [number, number];
      readonly cold: readonly [number, number];
    }
  | {
      readonly kind: "options";
      /** The Grundy value, if it is known. */
      readonly value?: number;
      readonly options: number;
      readonly lost: number;
    }
);

/** The one heap of Nim that a move changes. It may become larger; a split heap counts as the nim-sum of its parts. */
export interface Change {
  readonly term: Term;
  readonly from: number;
  readonly to: number;
  /** The highest power of two in the nim-sum before the move; 0 where that is 0. */
  readonly bit: number;
}

/**
 * Why a move is good or bad.
 *
 * - `winning`: it leads to a P-position.
 * - `resisting`: it starts from one, so that no move is better.
 * - `mistaken`: it leads from an N-position to another.
 */
export interface Reason {
  readonly verdict: "winning" | "resisting" | "mistaken";
  readonly before: Theory;
  readonly after: Theory;
  /** Where both theories are sums. */
  readonly change?: Change;
}
