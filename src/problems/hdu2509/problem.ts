import { nimSum } from "../../games/theory/numbers.ts";
import { defineProblem, hdu, toEnd } from "../define-problem.ts";
import { randomLists } from "../generate.ts";
import type { ExplainedMove, Limit, ProblemPhrase } from "../problem.ts";
import { readList } from "../token-reader.ts";
import { isP, solve } from "./solve.ts";

/** The apples of each row. */
export type Case = readonly number[];

/** The bounds of the statement. It has no lower bound for the apples of a row; accepting 0 is our choice. */
export const limits = {
  rows: { min: 1, max: 100 },
  apples: { min: 0, max: 100 },
} as const;

const { rows, apples } = limits;

/** Yields the winning moves, up to reflection of the remaining parts. */
function* winningMoves(rows: Case): Generator<ExplainedMove, void, undefined> {
  const total = nimSum(rows);
  const large = rows.filter((apples) => apples > 1).length;
  for (const [row, apples] of rows.entries()) {
    for (const left of leftovers(apples)) {
      const sum = nimSum([total, apples, ...left]);
      const stillLarge = large - Number(apples > 1) + left.filter((part) => part > 1).length;
      if (!isP(sum, stillLarge)) continue;
      const taken = apples - left.reduce((all, part) => all + part, 0);
      yield {
        sentence: formatMove(taken, row, left),
        row,
        before: valued([apples]),
        after: valued(left),
      };
    }
  }
}

function formatMove(
  taken: number,
  row: number,
  [first = 0, second]: readonly number[],
): ProblemPhrase {
  const values = { taken, row: row + 1 };
  return second === undefined
    ? { id: "takeFromRow", values: { ...values, left: first } }
    : { id: "splitRow", values: { ...values, first, second } };
}

/** Yields the parts that a move can leave of a row: one part, possibly empty, or two, the smaller first. */
function* leftovers(apples: number): Generator<readonly number[], void, undefined> {
  for (let part = 0; part < apples; part++) yield [part];
  for (let first = 1; 2 * first < apples; first++) {
    for (let second = first; first + second < apples; second++) yield [first, second];
  }
}

const valued = (parts: readonly number[]) => ({ value: parts.join(" + "), grundy: nimSum(parts) });

/** The row lengths that the statement certainly allows. */
const lengths = { min: 1, max: apples.max };

/** Returns random cases. In about every other one the last row makes the nim-sum 0. */
const cases = (random: () => number, count: number, howMany: Limit): readonly Case[] =>
  randomLists(random, count, howMany, lengths).map((lists) => {
    const last = nimSum(lists.slice(0, -1));
    const isLength = last >= lengths.min && last <= lengths.max;
    return isLength && random() < 0.5 ? lists.with(-1, last) : lists;
  });

/** Rows of apples: a move takes adjacent apples, which may split the row; whoever takes the last apple loses. */
export const hdu2509 = defineProblem<Case>({
  id: "hdu2509",
  title: "Be the Winner",
  judge: { ...hdu(2509), seconds: "usual", kilobytes: "usual" },
  limits,
  columns: { row: "row", value: "apples" },
  samples: [
    { input: "2\n2 2\n1\n3\n", output: "No\nYes\n", by: "judge" },
    { input: "1\n1\n2\n3 3\n3\n1 1 4\n", output: "No\nNo\nYes\n", by: "us" },
  ],
  form: ["n", "rows[n]"],
  input: toEnd(
    (reader) => readList(reader, "rowsN", rows, "applesM", apples),
    (rows) => [[rows.length], rows],
  ),
  answers: ["Yes", "No"],
  solve,
  explain: (rows) => ({
    rows: rows.map((apples, index) => ({
      label: { id: "row", values: { n: index + 1 } },
      ...valued([apples]),
    })),
    nimSum: nimSum(rows),
    moves: winningMoves(rows),
  }),
  // The statement bounds a case but not their count; the largest input here is about 300 kB.
  generate: {
    tiny: (random) => randomLists(random, 5, { min: 1, max: 3 }, { min: apples.min, max: 4 }),
    random: (random) => cases(random, 10, { min: 1, max: 10 }),
    largest: (random) => cases(random, 1000, { min: rows.max, max: rows.max }),
  },
});
