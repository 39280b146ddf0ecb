import { dawsonsChess } from "./dawsons-chess.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import { type GameKind, only, single } from "./game-kind.ts";
import { kayles } from "./kayles.ts";
import { heaps, sums } from "./small-positions.ts";
import { treblecross } from "./treblecross.ts";

/** Games of rows of pins, pawns or squares. */
export const rowKinds: readonly GameKind[] = [
  {
    id: "kayles",
    make: single(kayles),
    formerly: /^Kayles$/,
    drawing: "pins",
    samples: only(() => [...heaps(12), ...sums(5, 5)]),
  },
  {
    id: "dawsons-kayles",
    make: single(dawsonsKayles),
    formerly: /^Dawson's Kayles$/,
    drawing: "pins",
    samples: only(() => [...heaps(16), ...sums(7, 7)]),
  },
  {
    id: "dawsons-chess",
    make: single(dawsonsChess),
    formerly: /^Dawson's Chess$/,
    drawing: "pawns",
    samples: only(() => [...heaps(16), ...sums(7, 7)]),
  },
  {
    id: "treblecross",
    make: single(treblecross),
    formerly: /^Treblecross$/,
    drawing: "crosses",
    samples: only(() => [...heaps(14), ...sums(7, 7)]),
  },
];
