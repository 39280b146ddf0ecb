import type { AnyGame } from "../../../src/games/match/game.ts";
import { wythoffGame } from "../../../src/games/match/wythoff-game.ts";
import { gridKinds } from "../../../src/games/rulesets/wythoff.ts";
import type { GamePart } from "../board-games.ts";
import { gridFamily } from "../grid/grid-family.ts";
import { heapGames } from "./heap-games.ts";

/** Games on a grid; two heaps can be drawn as one, too. */
export const gridGames: GamePart = {
  kinds: [...gridKinds, ...heapGames.kinds],
  drawings: { ...heapGames.drawings, grid: () => gridFamily },
  own: ({ kind }) => (kind.id === "wythoff" ? (wythoffGame as AnyGame) : undefined),
};
