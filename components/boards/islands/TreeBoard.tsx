import { boardGames } from "../board-games.ts";
import { BoardIsland, type BoardIslandProps } from "../BoardIsland.tsx";
import { treeGames } from "../games/tree-games.ts";

const games = boardGames(treeGames);

export const TreeBoard = (props: BoardIslandProps) => <BoardIsland {...props} games={games} />;
