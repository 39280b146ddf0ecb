import { type GameKind, only, single } from "./game-kind.ts";
import { sums } from "./small-positions.ts";
import { wythoff } from "./wythoff.ts";

/** Games of two heaps that are drawn as a grid. */
export const gridKinds: readonly GameKind[] = [
  {
    id: "wythoff",
    make: single(wythoff),
    formerly: /^Wythoff's game$/,
    drawing: "grid",
    samples: only(() => sums(9, 9)),
  },
];
