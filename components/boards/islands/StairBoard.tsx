import { boardGames } from "../board-games.ts";
import { BoardIsland, type BoardIslandProps } from "../BoardIsland.tsx";
import { stairGames } from "../games/stair-games.ts";

const games = boardGames(stairGames);

export const StairBoard = (props: BoardIslandProps) => <BoardIsland {...props} games={games} />;
