import { boardGames } from "../board-games.ts";
import { BoardIsland, type BoardIslandProps } from "../BoardIsland.tsx";
import { heapGames } from "../games/heap-games.ts";

const games = boardGames(heapGames);

export const HeapBoard = (props: BoardIslandProps) => <BoardIsland {...props} games={games} />;
