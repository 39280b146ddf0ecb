import { northcott } from "../../games/rulesets/northcott.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { defineProblem, hdu, toEnd } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ProblemPhrase, Valued } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";
import { gap, solve } from "./solve.ts";

/**
 * A board with two pieces in each row. It uses typed arrays, since millions of pairs would cost garbage collection.
 *
 * The first piece of a row belongs to Tom, who moves first.
 */
export interface Case {
  /** Squares in a row, m. */
  readonly squares: number;
  /** The square of the mover's piece, row by row. */
  readonly own: Uint8Array;
  /** The square of the other piece, row by row. */
  readonly other: Uint8Array;
}

export const limits = {
  rows: { min: 1, max: 1000 },
  squares: { min: 2, max: 100 },
} as const;

const { rows, squares } = limits;

/** Reads `n m` and n lines with the squares of two pieces. */
function readCase(reader: TokenReader): Case {
  const count = reader.integer("rowsN", rows.min, rows.max);
  const width = reader.integer("squaresM", squares.min, squares.max);
  const board: Case = { squares: width, own: new Uint8Array(count), other: new Uint8Array(count) };
  for (let row = 0; row < count; row++) {
    const own = reader.integer("firstSquare", 1, width);
    const other = reader.integer("secondSquare", 1, width);
    if (own === other) reader.reject({ id: "pieceSquareTwice", values: { square: own } });
    board.own[row] = own;
    board.other[row] = other;
  }
  return board;
}

/** Returns the squares of the two pieces of each row, the mover's first. */
const pairsOf = ({ own, other }: Case): readonly (readonly [own: number, other: number])[] =>
  Array.from(own, (square, row) => [square, itemAt(other, row)]);

const input = toEnd(readCase, (board) => [[board.own.length, board.squares], ...pairsOf(board)]);

/** Numbers of blank lines after the cases, used cyclically. The statement allows any number. */
const BLANK_LINES = [1, 0, 3];

/** Number of blank lines at the end of an input of more than two cases. */
const AT_END = 2;

/** Prints the cases with blank lines between them, and after the last of more than two. */
function print(cases: readonly Case[]): string {
  const last = cases.length - 1;
  const blankAfter = (at: number): number => {
    if (at === last) return last < 2 ? 0 : AT_END;
    return itemAt(BLANK_LINES, at % BLANK_LINES.length);
  };
  return cases.map((one, at) => input.print([one]) + "\n".repeat(blankAfter(at))).join("");
}

/** Explains each row by its gap, a heap of Nim that an advance or a retreat changes. */
function explain(board: Case): Reasons {
  const valued = ([own, other]: readonly [number, number]) => ({
    value: `${own} ${other}`,
    grundy: gap(own, other),
  });
  return explainSum(
    pairsOf(board),
    (row) => ({ id: "row", values: { n: row + 1 } }),
    valued,
    ([from, other], wanted, row): readonly (readonly [ProblemPhrase, Valued])[] => {
      const to = from < other ? other - wanted - 1 : other + wanted + 1;
      if (to < 1 || to > board.squares) return [];
      return [[{ id: "moveFirstPiece", values: { row: row + 1, from, to } }, valued([to, other])]];
    },
  );
}

function cases(
  random: () => number,
  count: number,
  height: number,
  width: number,
): readonly Case[] {
  return repeat(count, () =>
    board(random, randomInteger(random, 1, height), randomInteger(random, squares.min, width)),
  );
}

/** Returns a random board. In about every other one the last row makes the nim-sum 0, if it is wide enough. */
function board(random: () => number, height: number, width: number): Case {
  const own = Uint8Array.from({ length: height }, () => randomInteger(random, 1, width));
  const other = own.map((taken) => {
    const free = randomInteger(random, 1, width - 1);
    return free < taken ? free : free + 1;
  });
  const last = height - 1;
  const wanted = own
    .subarray(0, last)
    .reduce((sum, taken, row) => sum ^ gap(taken, itemAt(other, row)), 0);
  if (wanted <= width - 2 && random() < 0.5) {
    own[last] = randomInteger(random, 1, width - 1 - wanted);
    other[last] = itemAt(own, last) + wanted + 1;
  }
  return { squares: width, own, other };
}

/** Each row has a piece of each player; pieces move any distance along it; a player without a move loses. */
export const hdu1730 = defineProblem<Case>({
  id: "hdu1730",
  title: "Northcott Game",
  judge: { ...hdu(1730), seconds: 1, kilobytes: 32_768 },
  limits,
  columns: { row: "row", value: "squaresOfPieces" },
  samples: [
    {
      input: "3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2\n",
      output: "BAD LUCK!\nI WIN!\n",
      by: "judge",
    },
  ],
  form: ["rows squares", "places[rows]*2"],
  input: { ...input, print },
  answers: ["I WIN!", "BAD LUCK!"],
  solve,
  explain,
  // The game with its real rules, including retreats.
  positions: (board) => {
    const rows = pairsOf(board).map(([black, white]) => ({ black, white }));
    return [playAs(northcott, { mover: "black", squares: board.squares, rows })];
  },
  // The statement bounds a case but not their count; the largest input here is about 600 kB.
  generate: {
    tiny: (random) => cases(random, 3, 2, 5),
    random: (random) => cases(random, 10, 20, squares.max),
    largest: (random) => repeat(100, () => board(random, rows.max, squares.max)),
  },
});
