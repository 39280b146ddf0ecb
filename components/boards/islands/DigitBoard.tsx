import { boardGames } from "../board-games.ts";
import { BoardIsland, type BoardIslandProps } from "../BoardIsland.tsx";
import { digitGames } from "../games/digit-games.ts";

const games = boardGames(digitGames);

export const DigitBoard = (props: BoardIslandProps) => <BoardIsland {...props} games={games} />;
