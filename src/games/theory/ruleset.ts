import type { move } from "../../i18n/en/move.ts";
import type { Phrase } from "../../i18n/fill.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/** Who wins with best play: `"P"` the previous player, who just moved; `"N"` the next player, who is to move. */
export type Outcome = "P" | "N";

/**
 * One heap of the Nim that a position is equivalent to: its name (`unit`), its place in the numbering that players use,
 * its size on the board in stones, squares or coins, and its Grundy value.
 */
export interface Term {
  readonly unit: "heap" | "step" | "node" | "stair" | "gap" | "row" | "coin" | "gridCoin";
  readonly place: readonly number[];
  readonly size: number;
  readonly value: number;
}

/** What a move does, as data: the id of a sentence in `src/i18n/en/move.ts`, and the values for its placeholders. */
export type MoveFact = Phrase<keyof typeof move.alone>;

/** How play ends. */
export interface Convention {
  /** In misère play the player who cannot move wins. Normal play is the default. */
  readonly misere?: boolean;
}

/**
 * What is needed to play a game: its positions, their options, and the notation of both. The game need not be impartial
 * and play need not end; in a partizan game the position includes who is to move.
 */
export interface Rules<Position> {
  /** The name of the game in English. Cells and match texts use it for games of the library; pages translate it. */
  readonly name: string;

  /**
   * Accepts exactly the positions of this game.
   * @throws {TypeError} for a wrong shape, {RangeError} for a number out of range, naming rule and value.
   */
  check(position: Position): void;

  /** The positions one move away, in the order a player would list the moves. A terminal position has none. */
  options(position: Position): readonly Position[];

  /** The position in this game's notation; `parse(print(position))` is the same position. */
  print(position: Position): string;

  /** What a sentence calls the position, where its notation is long: a walk by the place that it has come to. */
  called?(position: Position): string;

  /** @throws {InputError} with line and column, when the text is not in this game's notation. */
  parse(text: string): Position;

  /**
   * Whether a move leads from a position to another that `options` does not list, because it lists a mirror image: the
   * heaps that one heap becomes may stand in any order.
   */
  reaches?(position: Position, option: Position): boolean;

  /** The move from a position to one of its options, in English: "Take 2 from heap 3". */
  say(position: Position, option: Position): string;

  /** The same move as data, if the game provides it: pages put it into their own language. */
  describe?(position: Position, option: Position): MoveFact;
}

/**
 * The rules of an impartial game, as data.
 *
 * A ruleset contains only rules. Both players have the same options, every play ends, and the player who cannot move
 * loses (in misère play, wins). Everything else is computed by functions that know no concrete game.
 */
export interface Ruleset<Position> extends Rules<Position> {
  /**
   * A name for memoisation. Positions with equal keys are the same game but for symmetry (heaps in another order,
   * empty heaps), so they share their outcome in normal and in misère play, and their Grundy value.
   */
  key(position: Position): string | number;

  /**
   * The positions whose sum this position is, if the game is a sum of independent games; none of them is such a sum
   * itself. Without this method every position is its own only summand.
   */
  summands?(position: Position): readonly Position[];

  /** A closed form for the Grundy value, where one is known: a claim that tests compare with the theory. */
  claim?(position: Position): number;

  /** The heaps of Nim whose nim-sum is that closed form; a move does not change the order of their places. */
  claimTerms?(position: Position): readonly Term[];

  /** A closed form for the outcome alone, also a claim. It returns `undefined` for a convention it does not cover. */
  claimOutcome?(position: Position, convention?: Convention): Outcome | undefined;
}

/** A ruleset that makes one of these claims. */
export type Claiming<Position, Claim extends "claim" | "claimOutcome"> = Ruleset<Position> &
  Required<Pick<Ruleset<Position>, Claim>>;

/** A heap, or several heaps, meaning their sum. Sizes are integers 0 … 2^53 − 1. */
export type HeapPosition = number | readonly number[];

/** The rules of a game on heaps that do not interact: it is enough to say what a single heap can become. */
export interface HeapRuleset extends Ruleset<HeapPosition> {
  /**
   * The options of one heap: each is the list of heaps it becomes, all of them smaller than `size`.
   * `[[2], [1, 1]]` says that the heap becomes a heap of 2, or two heaps of 1.
   */
  readonly heapOptions: (size: number) => readonly (readonly number[])[];

  /** What players call a heap; "heap" unless it is given. */
  readonly unit?: "heap" | "row";

  /** The same rules as data, if they have that form. Fast tables and proofs of periods need it. */
  readonly law?: TakeAndBreak;
}
