import { only, single, heaps, sums, type GameKind } from "./game-kind.ts";
import { besideNim, nim } from "./nim.ts";
import {
  grundysGame,
  laskersNim,
  octal,
  dawsonsChess,
  dawsonsKayles,
  kayles,
  treblecross,
} from "./octal.ts";
import { subtraction } from "./subtraction.ts";

const numbers = (list: string): number[] => (list === "" ? [] : list.split(",").map(Number));

/** Games of heaps in which a move changes one heap. */
export const heapKinds: readonly GameKind[] = [
  {
    id: "nim",
    make: single(nim),
    formerly: /^Nim$/,
    drawing: "heaps",
    samples: only(() => [...heaps(8), ...sums(2, 3, 4)]),
  },
  {
    id: "subtraction",
    make: (of) => subtraction(numbers(of)),
    formerly: /^Subtraction \{([\d, ]*)\}$/,
    drawing: "heaps",
    samples: [
      { of: "1,2,3", small: () => [...heaps(20), ...sums(6, 6, 6)] },
      { of: "1,3,4", small: () => [...heaps(20), ...sums(10, 10)] },
      { of: "2,5,7", small: () => [...heaps(30), ...sums(12, 12)] },
      { of: "2,3,5,8", small: () => [...heaps(30), ...sums(12, 12)] },
      { of: "1,2,4,8,16", small: () => [...heaps(30), ...sums(6, 6, 6)] },
    ],
  },
  {
    id: "beside-nim",
    make: (of) => besideNim(numbers(of)),
    formerly: /^Subtraction \{([\d, ]*)\} beside Nim$/,
    drawing: "heaps",
    samples: [
      { of: "1,3,4", small: () => [...sums(9, 4), ...sums(5, 2, 3)] },
      { of: "2,3", small: () => sums(9, 4) },
    ],
  },
  {
    id: "octal",
    make: octal,
    formerly: /^(?:Take-and-break|Octal) (\S+)$/,
    drawing: "heaps",
    samples: [
      { of: "0.6", small: () => [...heaps(12), ...sums(5, 5)] },
      { of: "0.127", small: () => [...heaps(14), ...sums(6, 6)] },
      { of: "4.3", small: () => [...heaps(9), ...sums(4, 4)] },
      { of: "8.f", small: () => [...heaps(8), ...sums(4, 3)] },
    ],
  },
  {
    id: "grundys-game",
    make: single(grundysGame),
    formerly: /^Grundy's game$/,
    drawing: "heaps",
    samples: only(() => [...heaps(14), ...sums(6, 6)]),
  },
  {
    id: "laskers-nim",
    make: single(laskersNim),
    formerly: /^Lasker's Nim$/,
    drawing: "heaps",
    samples: only(() => [...heaps(8), ...sums(4, 4)]),
  },
];

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
