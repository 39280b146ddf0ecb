import { stairKinds } from "../../../src/games/rulesets/staircase.ts";
import type { GamePart } from "../board-games.ts";
import { stairsFamily } from "../columns/stairs-family.ts";

export const stairGames: GamePart = { kinds: stairKinds, drawings: { steps: () => stairsFamily } };
