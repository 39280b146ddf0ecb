import type { move } from "../../i18n/en/move.ts";
import type { Phrase } from "../../i18n/fill.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/** The winner with best play: `"P"` is the previous player, who just moved; `"N"` the next player, who is to move. */
export type Outcome = "P" | "N";

/**
 * One heap of the Nim position that a position is equivalent to: its name (`unit`), its place in the players'
 * numbering, its size on the board in stones, squares or coins, and its Grundy value.
 */
export interface Term {
  readonly unit: "heap" | "step" | "node" | "stair" | "gap" | "row" | "coin" | "gridCoin";
  readonly place: readonly number[];
  readonly size: number;
  readonly value: number;
}

/** The description of a move as data: the id of a sentence in `src/i18n/en/move.ts`, and its placeholders' values. */
export type MoveFact = Phrase<keyof typeof move.alone>;

/** The play convention: normal or misère play. */
export interface Convention {
  /** Whether it is misère play, in which the player who cannot move wins. Normal play is the default. */
  readonly misere?: boolean;
}

/**
 * The rules of a game: its positions, their options, and the notation of both. The game may be partizan and may have
 * cycles. In a partizan game a position includes the player to move.
 */
export interface Rules<Position> {
  /** The name of the game in English, for cells and match texts; pages translate the names of the library's games. */
  readonly name: string;

  /**
   * Accepts exactly the positions of this game. The message of an error contains the rule and the value.
   * @throws {TypeError} for a wrong shape, {RangeError} for a number out of range.
   */
  check(position: Position): void;

  /** Lists the positions one move away, in the order in which a player would list the moves; none if it is terminal. */
  options(position: Position): readonly Position[];

  /** Returns the position in the game's notation; `parse(print(position))` is the same position. */
  print(position: Position): string;

  /** Returns a short name of the position for sentences, if its notation is long: the last place of a walk. */
  called?(position: Position): string;

  /** @throws {InputError} with line and column, if the text is not in the game's notation. */
  parse(text: string): Position;

  /** Reports whether a move leads to a position that `options` lists only with the new heaps in another order. */
  reaches?(position: Position, option: Position): boolean;

  /** Returns the move from a position to one of its options, in English: "Take 2 from heap 3". */
  say(position: Position, option: Position): string;

  /** Returns the move as data, if the game provides it; pages translate it. */
  describe?(position: Position, option: Position): MoveFact;
}

/**
 * The rules of an impartial game, as data.
 *
 * A ruleset contains only rules. Both players have the same options, every play ends, and the player who cannot move
 * loses (in misère play, wins). Everything else is computed by functions that do not depend on a particular game.
 */
export interface Ruleset<Position> extends Rules<Position> {
  /**
   * Returns a key for memoisation. Positions with equal keys are equivalent by symmetry (heaps in another order, empty
   * heaps), so they have the same outcome in normal and in misère play, and the same Grundy value.
   */
  key(position: Position): string | number;

  /**
   * Returns the positions whose sum this position is, if the game is a sum of independent games; none of them is a sum
   * itself. Without this method, every position is its own only summand.
   */
  summands?(position: Position): readonly Position[];

  /** Returns the Grundy value by a closed form, if one is known. Tests compare this claim with the theory. */
  claim?(position: Position): number;

  /** Returns the heaps of Nim whose nim-sum is the claimed value; a move does not change the order of their places. */
  claimTerms?(position: Position): readonly Term[];

  /** Returns the outcome by a closed form, also a claim; `undefined` for a convention that it does not cover. */
  claimOutcome?(position: Position, convention?: Convention): Outcome | undefined;
}

/** A ruleset with one of these claims. */
export type Claiming<Position, Claim extends "claim" | "claimOutcome"> = Ruleset<Position> &
  Required<Pick<Ruleset<Position>, Claim>>;

/** A heap, or the sum of several heaps. Sizes are integers 0 … 2^53 − 1. */
export type HeapPosition = number | readonly number[];

/** The rules of a game on independent heaps, defined by the options of a single heap. */
export interface HeapRuleset extends Ruleset<HeapPosition> {
  /**
   * Returns the options of one heap, each the list of heaps that it becomes, all of them smaller than `size`.
   * `[[2], [1, 1]]` means that the heap becomes a heap of 2, or two heaps of 1.
   */
  readonly heapOptions: (size: number) => readonly (readonly number[])[];

  /** The players' name of a heap; "heap" by default. */
  readonly unit?: "heap" | "row";

  /** The same rules as data, if they have that form. Fast tables and proofs of periods require it. */
  readonly law?: TakeAndBreak;
}
