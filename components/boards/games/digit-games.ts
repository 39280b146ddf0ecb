import type { AnyGame } from "../../../src/games/match/game.ts";
import { mooreGame } from "../../../src/games/match/moore-game.ts";
import { digitKinds } from "../../../src/games/rulesets/moores-nim.ts";
import type { Ruleset } from "../../../src/games/theory/ruleset.ts";
import type { GamePart } from "../board-games.ts";
import { mooreFamily } from "../columns/heaps-family.ts";

export const digitGames: GamePart = {
  kinds: digitKinds,
  drawings: { digits: () => mooreFamily },
  own: ({ kind, rules, of }) =>
    kind.id === "moores-nim"
      ? (mooreGame(rules as Ruleset<readonly number[]>, Number(of)) as AnyGame)
      : undefined,
};
