import type { move } from "../i18n/en/move.ts";
import type { Phrase } from "../i18n/say.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/** Who wins with best play: `"P"` the previous player, who just moved; `"N"` the next player, who is to move. */
export type Outcome = "P" | "N";

/**
 * One heap of the Nim that a position amounts to: what it is called and where it lies, counted as players count; how
 * large it is on the board; and its Grundy value.
 */
export interface Term {
  readonly unit: "heap" | "step" | "node" | "stair" | "gap" | "row";
  readonly place: readonly number[];
  readonly size: number;
  readonly value: number;
}

/** What a move does, as data: the id of a sentence in `src/i18n/en/move.ts`, and what stands in its gaps. */
export type MoveFact = Phrase<keyof typeof move.alone>;

/** How play ends. */
export interface Convention {
  /** In misère play the player who cannot move wins. Normal play is the default. */
  readonly misere?: boolean;
}

/**
 * What it takes to play a game: which positions there are, which are one move away, and how both are named. Nothing is
 * promised of the game; in a partizan one a position says who is to move.
 */
export interface Rules<Position> {
  /** What players call the game. A game of the library is called so in cells and in texts of matches; pages translate it. */
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

  /** @throws {InputError} with line and column, when the text is not in this game's notation. */
  parse(text: string): Position;

  /** What a player says when moving from a position to one of its options: "Take 2 from heap 3". */
  say(position: Position, option: Position): string;

  /** The same as data, where a game has it: a page says it in its own language. */
  describe?(position: Position, option: Position): MoveFact;
}

/**
 * The rules of an impartial game, as data.
 *
 * A ruleset says rules and nothing else. Both players have the same options, every play ends, and the player who
 * cannot move loses (in misère play, wins); all the rest follows in `theory/`, which knows no concrete game.
 */
export interface Ruleset<Position> extends Rules<Position> {
  /**
   * A name for memoisation. Positions with equal keys are the same game but for symmetry (heaps in another order,
   * empty heaps), so they share their outcome in normal and in misère play, and their Grundy value.
   */
  key(position: Position): string | number;

  /**
   * The positions whose sum this position is, where the game falls apart into independent games; none of them is such
   * a sum itself. Without this method every position stands alone.
   */
  summands?(position: Position): readonly Position[];

  /** A closed form for the Grundy value, where one is known: a claim that tests compare with the theory. */
  claim?(position: Position): number;

  /** The heaps of Nim that such a closed form adds up, in an order of places that a move does not change. */
  claimTerms?(position: Position): readonly Term[];

  /** A closed form for the outcome alone: a claim, too. It is undefined for a convention it does not cover. */
  claimOutcome?(position: Position, convention?: Convention): Outcome | undefined;
}

/** A heap, or several heaps, meaning their sum. Sizes are integers 0 … 2^53 − 1. */
export type HeapPosition = number | readonly number[];

/** The rules of a game on heaps that do not interact: one question, what a single heap can become. */
export interface HeapRuleset extends Ruleset<HeapPosition> {
  /**
   * The options of one heap: each is the list of heaps it becomes, all of them smaller than `size`.
   * `[[2], [1, 1]]` says that the heap becomes a heap of 2, or two heaps of 1.
   */
  readonly heapOptions: (size: number) => readonly (readonly number[])[];

  /** The same rules as data, where they are of that form: what fast tables and proofs of periods work from. */
  readonly law?: TakeAndBreak;

  /**
   * The same question answered fast, for long tables: calls `visit` with the Grundy value of every option of the heap,
   * where `values[n]` is the Grundy value of each smaller heap n. Allocates nothing.
   */
  readonly visitOptionValues?: (
    size: number,
    values: ArrayLike<number>,
    visit: (value: number) => void,
  ) => void;
}
