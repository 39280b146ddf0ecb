import type { Rules } from "../theory/ruleset.ts";

/** The kind of drawing that a board uses. */
export type Drawing =
  | "heaps"
  | "pins"
  | "pawns"
  | "crosses"
  | "digits"
  | "steps"
  | "tree"
  | "grid"
  | "row"
  | "rows"
  | "strip"
  | "gap"
  | "gaps"
  | "retreats";

/** A game of a kind, with positions small enough for brute force, as texts in its notation or as values. */
export interface Sample {
  /** The parameter in the id of the game, "" if the kind has a single game. */
  readonly of: string;
  readonly small: () => readonly unknown[];
}

/** A kind of game: a single game, or a family with a parameter. */
export interface GameKind {
  /** Must never change: links and data stored in browsers contain it. */
  readonly id: string;
  /**
   * The rules for a parameter: the text after the colon of an id, "" if there is none.
   * @throws {TypeError | RangeError} when it is not valid
   */
  readonly make: (of: string) => Rules<unknown>;
  /** Matches the names that older links have instead of ids; group 1 is the parameter. */
  readonly formerly: RegExp;
  readonly drawing: Drawing;
  /** The two players have different moves, so the rules are not an impartial ruleset. */
  readonly isPartizan?: true;
  /** For the tests that run over every game. */
  readonly samples: readonly Sample[];
}

/** The `make` of a kind with a single game: it accepts no parameter. */
export const single =
  (rules: Rules<unknown>) =>
  (of: string): Rules<unknown> => {
    if (of === "") return rules;
    throw new RangeError(`Cannot make ${rules.name}: it is one game, current value is ${of}`);
  };

/** The samples of a kind with a single game. */
export const only = (small: Sample["small"]): readonly Sample[] => [{ of: "", small }];
