import { boardGames } from "../board-games.ts";
import { BoardIsland, type BoardIslandProps } from "../BoardIsland.tsx";
import { stripGames } from "../games/strip-games.ts";

const games = boardGames(stripGames);

export const StripBoard = (props: BoardIslandProps) => <BoardIsland {...props} games={games} />;
