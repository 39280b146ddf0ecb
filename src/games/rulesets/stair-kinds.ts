import { type GameKind, only, single } from "./game-kind.ts";
import { sums } from "./small-positions.ts";
import { staircase } from "./staircase.ts";

/** Games on stairs. */
export const stairKinds: readonly GameKind[] = [
  {
    id: "staircase",
    make: single(staircase),
    formerly: /^Staircase Nim$/,
    drawing: "steps",
    samples: only(() => [...sums(1, 3, 3), ...sums(0, 2, 1, 2)]),
  },
];
