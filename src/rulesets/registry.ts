import type { Rules } from "../theory/ruleset.ts";
import { besideNim } from "./beside-nim.ts";
import { dawsonsChess } from "./dawsons-chess.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import { identified } from "./game-id.ts";
import { grundysGame } from "./grundys-game.ts";
import { kayles } from "./kayles.ts";
import { laskersNim } from "./laskers-nim.ts";
import { mooresNim } from "./moores-nim.ts";
import { nim } from "./nim.ts";
import { northcott } from "./northcott.ts";
import { northcottLeft } from "./northcott-left.ts";
import { octal } from "./octal.ts";
import { rowChess } from "./row-chess.ts";
import { rowsOf } from "./rows-of.ts";
import { slidingStrip } from "./sliding-strip.ts";
import { heaps, strips, sums, trees } from "./small-positions.ts";
import { stairTree } from "./stair-tree.ts";
import { staircase } from "./staircase.ts";
import { subtraction } from "./subtraction.ts";
import { treblecross } from "./treblecross.ts";
import { wythoff } from "./wythoff.ts";

/** The kind of drawing that a board uses. */
export type Drawing =
  "heaps" | "pins" | "pawns" | "crosses" | "digits" | "steps" | "tree" | "grid" | "row" | "rows" | "strip" | "gap" | "gaps" | "retreats" // prettier-ignore

/** A game of a kind, with positions small enough for brute force, as texts in its notation or as values. */
export interface Sample {
  /** The parameter in the id of the game, "" if the kind has a single game. */
  readonly of: string;
  readonly small: () => readonly unknown[];
}

/** A kind of game: a single game, or a family with a parameter. */
export interface GameKind {
  /** Must never change: links and data stored in browsers contain it. */
  readonly id: string;
  /**
   * The rules for a parameter: the text after the colon of an id, "" if there is none.
   * @throws {TypeError | RangeError} when it is not valid
   */
  readonly make: (of: string) => Rules<unknown>;
  /** Matches the names that older links have instead of ids; group 1 is the parameter. */
  readonly formerly: RegExp;
  readonly drawing: Drawing;
  /** The two players have different moves, so the rules are not an impartial ruleset. */
  readonly isPartizan?: true;
  /** For the tests that run over every game. */
  readonly samples: readonly Sample[];
}

/** The `make` of a kind with a single game: it accepts no parameter. */
const single =
  (rules: Rules<unknown>) =>
  (of: string): Rules<unknown> => {
    if (of === "") return rules;
    throw new RangeError(`Cannot make ${rules.name}: it is one game, current value is ${of}`);
  };

const northcottLeftRows = identified(
  rowsOf("Northcott's rows, moves to the left", northcottLeft),
  "northcott-left-rows",
);

const numbers = (list: string): number[] => (list === "" ? [] : list.split(",").map(Number));

const only = (small: Sample["small"]): readonly Sample[] => [{ of: "", small }];

/** Every game of the library, by kind: look-up, boards and the tests of all games use this list. */
export const games: readonly GameKind[] = [
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
  {
    id: "wythoff",
    make: single(wythoff),
    formerly: /^Wythoff's game$/,
    drawing: "grid",
    samples: only(() => sums(9, 9)),
  },
  {
    id: "staircase",
    make: single(staircase),
    formerly: /^Staircase Nim$/,
    drawing: "steps",
    samples: only(() => [...sums(1, 3, 3), ...sums(0, 2, 1, 2)]),
  },
  {
    id: "stair-tree",
    make: single(stairTree),
    formerly: /^Stones on a binary tree$/,
    drawing: "tree",
    samples: only(() => [[], ...trees(4), ...trees(2, 2, 2), ...trees(1, 1, 0, 1, 0, 1, 1)]),
  },
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
