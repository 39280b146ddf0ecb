import { boardGames } from "../board-games.ts";
import { BoardIsland, type BoardIslandProps } from "../BoardIsland.tsx";
import { rowGames } from "../games/row-games.ts";

const games = boardGames(rowGames);

export const RowBoard = (props: BoardIslandProps) => <BoardIsland {...props} games={games} />;
