import type { Outcome, Rules } from "../theory/ruleset.ts";
import type { Theory } from "./explanation.ts";

/** What a board and an opponent need of a game: its rules, and a theory that judges every position fast. */
export interface Game<Position> {
  readonly rules: Rules<Position>;
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
