import { expect, test } from "vitest";
import type { KnownMistake } from "../../src/judge/task.ts";
import { rowOptions } from "../../src/problems/hdu5724/row-options.ts";
import { mistakes } from "../../src/problems/hdu5724/mistakes.ts";
import { mex } from "../../src/games/theory/mex.ts";

/** Rows of eight squares. */
const rows = Array.from({ length: 2 ** 8 }, (_, row) => row);

const mistakeOf = (id: string): KnownMistake<readonly number[]> => {
  const mistake = mistakes.find((one) => one.id === id);
  if (!mistake) throw new Error(`there is no mistake ${id}`);
  return mistake;
};

/** Two rows are lost together exactly when their values are equal: so all verdicts on two tell which values are. */
function expectValues(id: string, values: readonly number[]): void {
  const answer = mistakeOf(id).start();
  const pairs = rows.flatMap((one) => rows.map((other) => [one, other] as const));
  expect(pairs.filter((pair) => answer(pair) === "NO")).toEqual(
    pairs.filter(([one, other]) => values[one] === values[other]),
  );
}

test("a table that is filled upwards with the left end as its last digit finds 0 for each option", () => {
  const turned = (row: number): number =>
    Array.from({ length: 8 }, (_, at) => (row >> at) & 1).reduce((sum, bit) => 2 * sum + bit, 0);
  const values: number[] = [];
  for (const row of rows) {
    values.push(mex(rowOptions(turned(row)).map((option) => values[turned(option)] ?? 0)));
  }
  expectValues(
    "left-end-last",
    rows.map((row) => values[turned(row)] ?? NaN),
  );
});

test("a table with marks that nobody clears grows at three rows of every eight", () => {
  const seen = new Set<number>();
  const values: number[] = [];
  for (const row of rows) {
    for (const option of rowOptions(row)) seen.add(values[option] ?? NaN);
    values.push(mex(seen));
  }
  expectValues("not-cleared", values);
});

test.each([
  ["no-jump", 0],
  ["one-jump", 1],
])("%s: pieces jump over %i others at most", (id, most) => {
  const values: number[] = [];
  for (const row of rows) {
    const near = rowOptions(row).filter((option) => {
      // From the square that is left to the one that is reached, without both.
      const [from, to] = [row & ~option, option & ~row].map(Math.log2);
      return (from ?? NaN) - (to ?? NaN) - 1 <= most;
    });
    values.push(mex(near.map((option) => values[option] ?? NaN)));
  }
  expectValues(id, values);
});
