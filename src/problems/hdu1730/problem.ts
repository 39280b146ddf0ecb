import type {
  Problem,
  Winner,
  Generate,
  ExplainedMove,
  Explanation,
  PlayedPosition,
  Valued,
} from "../problem.ts";
import { format, solve, gap } from "./solve.ts";
import { randomInteger, repeat } from "../generate.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { northcott } from "../../games/rulesets/northcott.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { listMoves, playAs } from "../explanation.ts";
import { casesToEnd } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";

/**
 * A board, with two pieces in each row. Typed arrays, not pairs: millions of objects would cost garbage collection.
 *
 * The first piece of a row is Tom's, who moves first.
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

/** Cases `n m` and n lines with the squares of two pieces, to the end of the input. */
const read = (reader: TokenReader) => casesToEnd(reader, readCase);

function readCase(reader: TokenReader): Case {
  const count = reader.integer("rowsN", limits.rows.min, limits.rows.max);
  const squares = reader.integer("squaresM", limits.squares.min, limits.squares.max);
  const board: Case = { squares, own: new Uint8Array(count), other: new Uint8Array(count) };
  for (let row = 0; row < count; row++) {
    const own = reader.integer("firstSquare", 1, squares);
    const other = reader.integer("secondSquare", 1, squares);
    if (own === other) reader.reject({ id: "pieceSquareTwice", values: { square: own } });
    board.own[row] = own;
    board.other[row] = other;
  }
  return board;
}

/** Blank lines after the first case, the second, the third, and so on in turn: the statement allows any number. */
const BLANK_LINES = [1, 0, 3];

/** Blank lines at the end of an input of more than two cases. */
const AT_END = 2;

/** The cases with blank lines between them, and after the last of more than two. */
function print(cases: readonly Case[]): string {
  const last = cases.length - 1;
  const blankAfter = (at: number): number => {
    if (at === last) return last < 2 ? 0 : AT_END;
    return itemAt(BLANK_LINES, at % BLANK_LINES.length);
  };
  return cases.map((one, at) => printCase(one) + "\n".repeat(blankAfter(at))).join("");
}

function printCase({ squares, own, other }: Case): string {
  const rows = Array.from(own, (square, row) => `${square} ${other[row]}`);
  return [`${own.length} ${squares}`, ...rows].map((line) => `${line}\n`).join("");
}

/** Row by row: its gap as a heap of Nim, and the advances and retreats that bring the nim-sum to 0. */
function explain(board: Case): Explanation {
  const rows = Array.from(board.own, (own, row) => ({
    label: { id: "row" as const, values: { n: row + 1 } },
    ...valued(own, itemAt(board.other, row)),
  }));
  const total = nimSum(rows.map(({ grundy }) => grundy));
  const winner = solve(board);
  const moves = winner === "first" ? winningMoves(board, total) : [];
  return { rows, nimSum: total, winner, verdict: format(winner), ...listMoves(moves) };
}

function* winningMoves(board: Case, total: number): Generator<ExplainedMove, void, undefined> {
  for (const [row, own] of board.own.entries()) {
    const other = itemAt(board.other, row);
    const wanted = gap(own, other) ^ total;
    const to = own < other ? other - wanted - 1 : other + wanted + 1;
    if (to < 1 || to > board.squares) continue;
    yield {
      say: { id: "moveFirstPiece", values: { row: row + 1, from: own, to } },
      row,
      before: valued(own, other),
      after: valued(to, other),
    };
  }
}

function valued(own: number, other: number): Required<Valued> {
  return { value: `${own} ${other}`, grundy: gap(own, other) };
}

/** The game with its real rules, including retreats. Black is to move. */
function positions({ squares, own, other }: Case): readonly PlayedPosition[] {
  const rows = Array.from(own, (black, row) => ({ black, white: itemAt(other, row) }));
  return [playAs(northcott, { mover: "black", squares, rows })];
}

const { rows, squares } = limits;

/** The statement bounds a case but not their count; the largest input here is about 600 kB. */
const generate: Generate = {
  tiny: (random) => print(cases(random, 3, 2, 5)),
  random: (random) => print(cases(random, 10, 20, squares.max)),
  largest: (random) => print(repeat(100, () => board(random, rows.max, squares.max))),
};

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

/** Pieces anywhere; in about every other board the last row, if it is wide enough, makes the nim-sum 0. */
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
export const hdu1730 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1730",
  title: "Northcott Game",
  judge: {
    name: "HDU 1730",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1730",
    seconds: 1,
    kilobytes: 32_768,
    ends: "file",
  },
  limits,
  columns: { row: "row", value: "squaresOfPieces" },
  samples: [
    {
      input: "3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2\n",
      output: "BAD LUCK!\nI WIN!\n",
      by: "judge",
    },
  ],
  ...{ read, solve, format, explain, positions, print, generate },
});
