import type {
  Problem,
  Winner,
  Generate,
  ExplainedMove,
  Explanation,
  PlayedPosition,
  Valued,
  ProblemPhrase,
} from "../problem.ts";
import { format, rowValue, solve } from "./solve.ts";
import { randomInteger, repeat } from "../generate.ts";
import { rowChessRows } from "../../games/rulesets/row-chess.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { listMoves, playAs } from "../explanation.ts";
import { rowOptions, width } from "./rows.ts";
import { countedCases } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";

/**
 * The rows of a case, each a mask of its occupied squares. Bit 0 is square 20, the right end, so that every move makes
 * the mask smaller.
 */
export type Case = readonly number[];

/**
 * The mask of one occupied square, 1 … 20.
 *
 * @example
 * bitOf(20); // 1
 */
export function bitOf(square: number): number {
  return 1 << (width - square);
}

/**
 * The occupied squares of a row, from left to right.
 *
 * @example
 * squaresOf(0b11); // [19, 20]
 */
export function squaresOf(row: number): readonly number[] {
  const squares = Array.from({ length: width }, (_, index) => index + 1);
  return squares.filter((square) => (row & bitOf(square)) !== 0);
}

/**
 * The occupied squares of a row as an input lists them. The statement promises no order: every other row goes from right to
 * left.
 *
 * @param at the number of the row in its case, from 0
 */
export function listed(row: number, at: number): readonly number[] {
  const squares = squaresOf(row);
  return at % 2 === 0 ? squares : squares.toReversed();
}

/** The bounds of the statement; that no tests and no rows are accepted is ours. */
export const limits = {
  tests: { min: 0, max: 100 },
  rows: { min: 0, max: 1000 },
  pieces: { min: 0, max: width },
  square: { min: 1, max: width },
} as const;

const { tests, rows, pieces, square } = limits;

/** T, then T cases: n, and n rows `m p1 … pm` with the occupied squares in any order. */
export const read = (reader: TokenReader) => countedCases(reader, readCase, tests);

function readCase(reader: TokenReader): Case {
  return repeat(reader.integer("rowsN", rows.min, rows.max), () => readRow(reader));
}

function readRow(reader: TokenReader): number {
  let mask = 0;
  const count = reader.integer("piecesM", pieces.min, pieces.max);
  for (let piece = 0; piece < count; piece++) {
    const at = reader.integer("squareP", square.min, square.max);
    const bit = bitOf(at);
    if ((mask & bit) !== 0) reader.reject({ id: "rowSquareTwice", values: { square: at } });
    mask |= bit;
  }
  return mask;
}

/** T, then n and one line a row for each case. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap((rows) => [`${rows.length}`, ...rows.map(printRow)]);
  return [`${cases.length}`, ...lines].map((line) => `${line}\n`).join("");
}

function printRow(row: number, at: number): string {
  const squares = listed(row, at);
  return [squares.length, ...squares].join(" ");
}

/**
 * Row by row: its pieces, its Grundy value, and the moves that bring the nim-sum to 0.
 *
 * @param rowValue the Grundy value of a row, by the table or by the staircase theorem
 */
export function explain(rows: Case, rowValue: (row: number) => number): Explanation {
  const valued = (row: number): Required<Valued> => ({
    value: squaresOf(row).join(" ") || { id: "noPieces" },
    grundy: rowValue(row),
  });
  const before = rows.map(valued);
  const total = nimSum(before.map(({ grundy }) => grundy));
  const winner = total === 0 ? "second" : "first";

  function* winningMoves(): Generator<ExplainedMove, void, undefined> {
    for (const [index, row] of rows.entries()) {
      const wanted = rowValue(row) ^ total;
      for (const option of rowOptions(row)) {
        if (rowValue(option) !== wanted) continue;
        yield {
          say: formatMove(row, option, index),
          row: index,
          before: valued(row),
          after: valued(option),
        };
      }
    }
  }

  return {
    rows: before.map((row, index) => ({ label: { id: "row", values: { n: index + 1 } }, ...row })),
    nimSum: total,
    winner,
    verdict: format(winner),
    ...listMoves(total === 0 ? [] : winningMoves()),
  };
}

function formatMove(row: number, option: number, index: number): ProblemPhrase {
  const [from = NaN] = squaresOf(row & ~option);
  const [to = NaN] = squaresOf(option & ~row);
  return { id: "movePiece", values: { from, to, row: index + 1 } };
}

const ruleset = rowChessRows(width);

/** The rows; the library uses the same masks. */
export function positions(rows: Case): readonly PlayedPosition[] {
  return rows.length === 0 ? [] : [playAs(ruleset, rows)];
}

const full = 2 ** width - 1;

/** In the largest input every row is full, or full except for its right end: about 5 MB. */
export const generate: Generate = {
  tiny: (random) => print(cases(random, 3, 2, 5)),
  random: (random) => print(cases(random, 10, 20, width)),
  largest: (random) =>
    print(repeat(tests.max, () => repeat(rows.max, () => full - randomInteger(random, 0, 1)))),
};

/** Up to `most` rows a case, with pieces on the last squares only. */
const cases = (random: () => number, count: number, most: number, squares: number) =>
  repeat(count, () =>
    repeat(randomInteger(random, 1, most), () => randomInteger(random, 0, 2 ** squares - 1)),
  );

/** Rows of 20 squares; a piece moves to the nearest empty square on its right; who cannot move loses. */
export const hdu5724 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu5724",
  title: "Chess",
  judge: {
    name: "HDU 5724",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=5724",
    seconds: 1,
    kilobytes: 65_536,
    ends: "count",
    mirrors: [{ name: "Luogu P2575", url: "https://www.luogu.com.cn/problem/P2575" }],
  },
  limits,
  columns: { row: "row", value: "pieceSquares" },
  samples: [{ input: "2\n1\n2 19 20\n2\n1 19\n1 18\n", output: "NO\nYES\n", by: "judge" }],
  explain: (rows: Case) => explain(rows, rowValue),
  ...{ read, solve, format, positions, print, generate },
});
