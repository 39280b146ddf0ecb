import { rulesetOf } from "../rulesets/ruleset-of.ts";
import type { Ruleset } from "../theory/ruleset.ts";
import type { Game } from "./game.ts";
import { impartialGame } from "./impartial-game.ts";
import { mooreGame } from "./moore-game.ts";
import { northcottGame } from "./northcott-game.ts";
import { wythoffGame } from "./wythoff-game.ts";

/** A game whose positions nobody looks into: who reads one from text may only hand it back. */
export type AnyGame = Game<unknown>;

/**
 * The game of a name that {@link rulesetOf} knows, or Northcott's game.
 *
 * @example
 * gameOf("Nim")?.judge([3, 4, 5]); // "N"
 * gameOf("Chess"); // undefined
 */
export function gameOf(name: string): AnyGame | undefined {
  if (name === northcottGame.rules.name) return northcottGame as AnyGame;
  if (name === wythoffGame.rules.name) return wythoffGame as AnyGame;
  const ruleset = rulesetOf(name);
  if (ruleset === undefined) return undefined;
  const k = /^Moore's Nim, up to (\d+) heaps?$/.exec(name)?.[1];
  if (k !== undefined && k !== "1") {
    return mooreGame(ruleset as Ruleset<readonly number[]>, Number(k)) as AnyGame;
  }
  return impartialGame(ruleset);
}
