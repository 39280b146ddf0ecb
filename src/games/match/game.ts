import type { Convention, Outcome, Rules, Term } from "../theory/ruleset.ts";

/** The interface of a game for boards and opponents: its rules, its convention, and a fast theory of its positions. */
export interface Game<Position> extends Convention {
  readonly rules: Rules<Position>;
  /** Whether explanations use outcomes alone, without Grundy values. */
  readonly onlyOutcomes?: true;
  /** Returns the outcome of a position. */
  readonly judge: (position: Position) => Outcome;
  /** Returns the reason for the outcome of a position. */
  readonly explain: (position: Position) => Theory;
  /** Returns the number of moves left if the winner hurries and the loser delays; undefined for a large position. */
  readonly length: (position: Position) => number | undefined;
}

/** A game with an unknown position type: the caller gets positions from the game and passes them back to it. */
export type AnyGame = Game<unknown>;

/**
 * The reason why a position is won or lost, as data. The kind depends on the game.
 *
 * - `sum`: the position is equivalent to heaps of Nim, and is P if and only if their nim-sum is 0.
 * - `digits`: Moore's Nim. The position is P if and only if every binary digit is 1 in a multiple of `modulus` heaps.
 * - `pair`: Wythoff's game. The position is P if and only if it equals `cold`, the P-position with the same difference.
 * - `options`: by the definition, from the options, of which `lost` are P.
 */
export type Theory = { readonly outcome: Outcome } & (
  | { readonly kind: "sum"; readonly terms: readonly Term[]; readonly nimSum: number }
  | {
      readonly kind: "digits";
      readonly heaps: readonly number[];
      readonly modulus: number;
      /** The powers of two whose digits violate this, the highest first. */
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

/** The one heap of Nim that a move changes. It may increase; a split heap counts as the nim-sum of its parts. */
export interface Change {
  readonly term: Term;
  readonly from: number;
  readonly to: number;
  /** The highest power of two in the nim-sum before the move; 0 if the nim-sum is 0. */
  readonly bit: number;
}

/**
 * The reason why a move is good or bad.
 *
 * - `winning`: it moves to a P-position.
 * - `resisting`: it moves from a P-position, so that no move is better.
 * - `mistaken`: it moves from an N-position to an N-position.
 */
export interface Reason {
  readonly verdict: "winning" | "resisting" | "mistaken";
  readonly before: Theory;
  readonly after: Theory;
  /** The change, if both theories are sums. */
  readonly change?: Change;
}
