import { type GameKind, only, single } from "./game-kind.ts";
import { trees } from "./small-positions.ts";
import { stairTree } from "./stair-tree.ts";

/** Games on trees. */
export const treeKinds: readonly GameKind[] = [
  {
    id: "stair-tree",
    make: single(stairTree),
    formerly: /^Stones on a binary tree$/,
    drawing: "tree",
    samples: only(() => [[], ...trees(4), ...trees(2, 2, 2), ...trees(1, 1, 0, 1, 0, 1, 1)]),
  },
];
