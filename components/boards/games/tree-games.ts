import { treeKinds } from "../../../src/games/rulesets/stair-tree.ts";
import type { GamePart } from "../board-games.ts";
import { treeFamily } from "../tree/tree-family.ts";

export const treeGames: GamePart = { kinds: treeKinds, drawings: { tree: () => treeFamily } };
