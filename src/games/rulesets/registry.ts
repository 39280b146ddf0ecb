import type { GameKind } from "./game-kind.ts";
import { digitKinds } from "./digit-kinds.ts";
import { gridKinds } from "./grid-kinds.ts";
import { heapKinds } from "./heap-kinds.ts";
import { rowKinds } from "./row-kinds.ts";
import { stairKinds } from "./stair-kinds.ts";
import { stripKinds } from "./strip-kinds.ts";
import { treeKinds } from "./tree-kinds.ts";

/**
 * Every game of the library, by kind: look-up, boards and the tests of all games use this list. Each part of it has the
 * games of one kind of drawing, so that a board loads no others.
 */
export const games: readonly GameKind[] = [
  ...heapKinds,
  ...rowKinds,
  ...digitKinds,
  ...gridKinds,
  ...stairKinds,
  ...treeKinds,
  ...stripKinds,
];
