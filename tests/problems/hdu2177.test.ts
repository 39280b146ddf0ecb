import { expect, test } from "vitest";
import { hdu2177, type Case } from "../../src/problems/hdu2177/problem.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { explainInEnglish, outcomeByDefinition } from "../support/by-rules.ts";

const sorted = ([a, b]: Case): Case => (a <= b ? [a, b] : [b, a]);

const upTo = (count: number): readonly number[] => [...new Array<number>(count).keys()];

/** Returns the results of the moves from both heaps, from the smaller heap, and from the larger heap. */
const kinds = ([a, b]: Case): readonly (readonly Case[])[] => [
  upTo(a).map((left): Case => [left, left + b - a]),
  upTo(a).map((left): Case => [left, b]),
  a === b ? [] : upTo(b).map((left) => sorted([a, left])),
];

test("hdu2177: the winning moves of heaps up to 40 equal those of a search, in the required order", () => {
  const isP = outcomeByDefinition((heaps: Case) => kinds(heaps).flat());
  for (let b = 1; b <= 40; b++) {
    for (let a = 0; a <= b; a++) {
      const wins = kinds([a, b]).flat().filter(isP);
      expect(hdu2177.solve([a, b]), `${a} ${b}`).toEqual(wins);
      const { winner, winningMoves } = explainInEnglish(hdu2177, [a, b]);
      expect(winner).toBe(wins.length > 0 ? "first" : "second");
      const distinct = new Set(wins.map(String));
      const explained = winningMoves.map(({ after }) => after.value.split(" ").map(Number));
      expect(new Set(explained.map(([x = 0, y = 0]) => String(sorted([x, y]))))).toEqual(distinct);
    }
  }
});

test("hdu2177: a line with two empty heaps ends the input, a line with one does not", () => {
  expect([...hdu2177.read(textReader("0 3\n0 0\n"))]).toEqual([[0, 3]]);
});
