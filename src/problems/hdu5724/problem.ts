import { rowChessRows } from "../../games/rulesets/row-chess.ts";
import { counted, defineProblem, hdu, luogu } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ProblemPhrase } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";
import { rowOptions, width } from "./rows.ts";
import { rowValue, solve } from "./solve.ts";

/**
 * The rows of a case, each a mask of its occupied squares. Bit 0 is square 20, the right end, so that every move makes
 * the mask smaller.
 */
export type Case = readonly number[];

/**
 * Returns the mask of one occupied square, 1 … 20.
 *
 * @example
 * bitOf(20); // 1
 */
export function bitOf(square: number): number {
  return 1 << (width - square);
}

/**
 * Returns the occupied squares of a row, from left to right.
 *
 * @example
 * squaresOf(0b11); // [19, 20]
 */
export function squaresOf(row: number): readonly number[] {
  const squares = Array.from({ length: width }, (_, index) => index + 1);
  return squares.filter((square) => (row & bitOf(square)) !== 0);
}

/**
 * Returns the occupied squares of a row as an input lists them. The statement promises no order, so every other row is
 * listed from right to left.
 *
 * @param at the number of the row in its case, from 0
 */
export function listed(row: number, at: number): readonly number[] {
  const squares = squaresOf(row);
  return at % 2 === 0 ? squares : squares.toReversed();
}

/** The bounds of the statement; accepting zero tests and zero rows is our choice. */
export const limits = {
  tests: { min: 0, max: 100 },
  rows: { min: 0, max: 1000 },
  pieces: { min: 0, max: width },
  square: { min: 1, max: width },
} as const;

const { tests, rows, pieces, square } = limits;

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

/**
 * Explains each row by its pieces and its Grundy value, and lists the moves that make the nim-sum 0.
 *
 * @param rowValue the Grundy value of a row, by the table or by the staircase theorem
 */
const explainBy =
  (rowValue: (row: number) => number) =>
  (rows: Case): Reasons => {
    const valued = (row: number) => ({
      value: squaresOf(row).join(" ") || ({ id: "noPieces" } as const),
      grundy: rowValue(row),
    });
    return explainSum(
      rows,
      (index) => ({ id: "row", values: { n: index + 1 } }),
      valued,
      (row, wanted, index) =>
        rowOptions(row)
          .filter((option) => rowValue(option) === wanted)
          .map((option) => [formatMove(row, option, index), valued(option)]),
    );
  };

function formatMove(row: number, option: number, index: number): ProblemPhrase {
  const [from = NaN] = squaresOf(row & ~option);
  const [to = NaN] = squaresOf(option & ~row);
  return { id: "movePiece", values: { from, to, row: index + 1 } };
}

const ruleset = rowChessRows(width);

const full = 2 ** width - 1;

/** Returns random cases of up to `most` rows, with pieces on the last `squares` squares only. */
const cases = (random: () => number, count: number, most: number, squares: number) =>
  repeat(count, () =>
    repeat(randomInteger(random, 1, most), () => randomInteger(random, 0, 2 ** squares - 1)),
  );

/** Creates a problem about these rows, which are the same at both judges. */
export const rowProblem = (
  own: Pick<Parameters<typeof defineProblem<Case>>[0], "id" | "title" | "judge" | "solve">,
  rowValue: (row: number) => number,
) =>
  defineProblem<Case>({
    ...own,
    limits,
    columns: { row: "row", value: "pieceSquares" },
    samples: [{ input: "2\n1\n2 19 20\n2\n1 19\n1 18\n", output: "NO\nYES\n", by: "judge" }],
    form: ["n", "rows[n][]"],
    input: counted(
      (reader) => repeat(reader.integer("rowsN", rows.min, rows.max), () => readRow(reader)),
      (rows) => [[rows.length], ...rows.map(listed).map((squares) => [squares.length, ...squares])],
      tests,
    ),
    answers: ["YES", "NO"],
    explain: explainBy(rowValue),
    // The library uses the same masks.
    positions: (rows) => (rows.length === 0 ? [] : [playAs(ruleset, rows)]),
    // In the largest input every row is full, or full except for its right end: about 5 MB.
    generate: {
      tiny: (random) => cases(random, 3, 2, 5),
      random: (random) => cases(random, 10, 20, width),
      largest: (random) =>
        repeat(tests.max, () => repeat(rows.max, () => full - randomInteger(random, 0, 1))),
    },
  });

/** Rows of 20 squares; a piece moves to the nearest empty square on its right; whoever cannot move loses. */
export const hdu5724 = rowProblem(
  {
    id: "hdu5724",
    title: "Chess",
    judge: { ...hdu(5724), seconds: 1, kilobytes: 65_536, mirrors: [luogu("P2575")] },
    solve,
  },
  rowValue,
);
