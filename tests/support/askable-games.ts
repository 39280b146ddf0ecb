import { rulesetOf } from "../../src/games/rulesets/find-game.ts";
import { sampleGames } from "./sample-games.ts";
import type { Ruleset } from "../../src/games/theory/ruleset.ts";

interface AskableGame {
  readonly ruleset: Ruleset<unknown>;
  /** Small positions, in the game's notation; none of them is the empty text. */
  readonly texts: readonly string[];
}

/** Every game of the sampleGames that goes by its name, with small positions to ask about. */
export const askableGames: readonly AskableGame[] = sampleGames.flatMap(
  ({ ruleset: { name }, smallPositions }) => {
    const ruleset = rulesetOf(name);
    const printed = smallPositions.map((position) => ruleset?.print(position) ?? "");
    const texts = [...new Set(printed)].filter((text) => text !== "");
    return ruleset === undefined ? [] : [{ ruleset, texts }];
  },
);
