import { boardGames, type GamePart } from "./board-games.ts";
import { digitGames } from "./games/digit-games.ts";
import { gridGames } from "./games/grid-games.ts";
import { heapGames } from "./games/heap-games.ts";
import { rowGames } from "./games/row-games.ts";
import { stairGames } from "./games/stair-games.ts";
import { stripGames } from "./games/strip-games.ts";
import { treeGames } from "./games/tree-games.ts";
import { listFamily } from "./list/list-family.ts";

const parts: readonly GamePart[] = [
  heapGames,
  rowGames,
  digitGames,
  gridGames,
  stairGames,
  treeGames,
  stripGames,
];

const whole: GamePart = {
  kinds: parts.flatMap(({ kinds }) => kinds),
  drawings: Object.assign({}, ...parts.map(({ drawings }) => drawings)) as GamePart["drawings"],
  own: (found) => parts.map(({ own }) => own?.(found)).find((game) => game !== undefined),
};

/** Every game of the library, and those that cells define. Import it at build, or lazily. */
export const allGames = boardGames(whole, listFamily);

export const { gameOf, familyOf } = allGames;
