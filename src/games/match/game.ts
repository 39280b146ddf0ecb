import type { Convention, Outcome, Rules, Term } from "../theory/ruleset.ts";

/** What a board and an opponent need of a game: its rules, how play ends, and a theory that judges every position fast. */
export interface Game<Position> extends Convention {
  readonly rules: Rules<Position>;
  /** Whether it is explained by P and N alone, without Grundy values. */
  readonly onlyOutcomes?: true;
  /** Whether the player who is to move can win. */
  readonly judge: (position: Position) => Outcome;
  /** Why the position has this outcome. */
  readonly explain: (position: Position) => Theory;
  /**
   * How many moves play takes when the winner hurries and the loser delays; undefined when the position is too
   * large to find out.
   */
  readonly length: (position: Position) => number | undefined;
}

/** A game whose position type is unknown to the caller, who gets positions from the game and passes them back to it. */
export type AnyGame = Game<unknown>;

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
