import { boardGames } from "../board-games.ts";
import { BoardIsland, type BoardIslandProps } from "../BoardIsland.tsx";
import { gridGames } from "../games/grid-games.ts";

const games = boardGames(gridGames);

export const GridBoard = (props: BoardIslandProps) => <BoardIsland {...props} games={games} />;
