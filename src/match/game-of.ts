import { findGame } from "../rulesets/find-game.ts";
import type { Ruleset } from "../theory/ruleset.ts";
import type { Game } from "./game.ts";
import { impartialGame } from "./impartial-game.ts";
import { mooreGame } from "./moore-game.ts";
import { northcottGame } from "./northcott-game.ts";
import { wythoffGame } from "./wythoff-game.ts";

/** A game whose position type is unknown to the caller, who gets positions from the game and passes them back to it. */
export type AnyGame = Game<unknown>;

/**
 * The game of an id, with the theory that boards and opponents need.
 *
 * @example
 * gameOf("nim")?.judge([3, 4, 5]); // "N"
 * gameOf("chess"); // undefined
 */
export function gameOf(id: string): AnyGame | undefined {
  const found = findGame(id);
  if (found === undefined) return undefined;
  const { kind, of, rules } = found;
  if (kind.id === "northcott") return northcottGame as AnyGame;
  if (kind.id === "wythoff") return wythoffGame as AnyGame;
  if (kind.id === "moores-nim") {
    return mooreGame(rules as Ruleset<readonly number[]>, Number(of)) as AnyGame;
  }
  return impartialGame(rules as Ruleset<unknown>);
}
