import type { GameKind } from "./game-kind.ts";
import { mooresNim } from "./moores-nim.ts";
import { sums } from "./small-positions.ts";

/** Games of heaps in which a move may change several. */
export const digitKinds: readonly GameKind[] = [
  {
    id: "moores-nim",
    make: (of) => mooresNim(Number(of || NaN)),
    formerly: /^Moore's Nim, up to (\d+) heaps?$/,
    drawing: "digits",
    samples: [
      { of: "1", small: () => sums(2, 3, 4) },
      { of: "2", small: () => [...sums(4, 4, 4), ...sums(2, 2, 2, 2)] },
      { of: "3", small: () => [...sums(3, 3, 3), ...sums(2, 2, 2, 2)] },
    ],
  },
];
