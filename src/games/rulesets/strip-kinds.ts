import { identified } from "./game-id.ts";
import { type GameKind, only, single, heaps, strips, sums } from "./game-kind.ts";
import { northcottLeft, slidingStrip } from "./sliding-strip.ts";
import { northcott } from "./northcott.ts";
import { rowChess } from "./row-chess.ts";
import { rowsOf } from "./rows-of.ts";

const northcottLeftRows = identified(
  rowsOf("Northcott's rows, moves to the left", northcottLeft),
  "northcott-left-rows",
);

/** Games of pieces on rows of squares. */
export const stripKinds: readonly GameKind[] = [
  {
    id: "row-chess",
    make: (of) => rowChess(Number(of || NaN)),
    formerly: /^Row of (\d+) squares$/,
    drawing: "row",
    samples: [
      { of: "0", small: () => [0] },
      { of: "8", small: () => heaps(255) },
    ],
  },
  {
    id: "row-chess-rows",
    make: (of) =>
      identified(
        rowsOf(`Rows of ${of} squares`, rowChess(Number(of || NaN))),
        `row-chess-rows:${of}`,
      ),
    formerly: /^Rows of (\d+) squares$/,
    drawing: "rows",
    samples: [{ of: "3", small: () => [...sums(7, 7), ...sums(3, 3, 3)] }],
  },
  {
    id: "sliding-strip",
    make: single(slidingStrip),
    formerly: /^Pieces on a strip$/,
    drawing: "strip",
    samples: only(() => strips(7)),
  },
  {
    id: "northcott-left",
    make: single(northcottLeft),
    formerly: /^Northcott's row, moves to the left$/,
    drawing: "gap",
    samples: only(() => strips(8).filter((squares) => squares.length === 2)),
  },
  {
    id: "northcott-left-rows",
    make: single(northcottLeftRows),
    formerly: /^Northcott's rows, moves to the left$/,
    drawing: "gaps",
    samples: [],
  },
  {
    id: "northcott",
    make: single(northcott),
    formerly: /^Northcott's game$/,
    drawing: "retreats",
    isPartizan: true,
    samples: [],
  },
];
