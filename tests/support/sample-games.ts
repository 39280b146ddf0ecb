import { games } from "../../src/games/rulesets/find-game.ts";
import type { Ruleset } from "../../src/games/theory/ruleset.ts";

/** A game with positions that are small enough for brute force. */
interface SampleGame {
  readonly id: string;
  readonly ruleset: Ruleset<unknown>;
  readonly smallPositions: readonly unknown[];
}

/** Every impartial game of the library. */
export const sampleGames: readonly SampleGame[] = games.flatMap(({ id, make, samples }) =>
  samples.map(({ of, small }) => ({
    id: of === "" ? id : `${id}:${of}`,
    ruleset: make(of) as Ruleset<unknown>,
    smallPositions: small(),
  })),
);
