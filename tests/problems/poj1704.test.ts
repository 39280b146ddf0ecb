import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Case, poj1704 } from "../../src/problems/poj1704/problem.ts";
import { textReader } from "../../src/problems/reading.ts";
import { drawn } from "../support/extent.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

const isP = rulesAlone(optionsByTheRules);
const smallStrips = fc.subarray(Array.from({ length: 12 }, (_, index) => index + 1));

describe("poj1704", () => {
  test("strips are decided, and won, as the rules alone say", () => {
    fc.assert(
      fc.property(smallStrips, (squares) => {
        expect(poj1704.solve(squares)).toBe(isP(squares) ? "second" : "first");
        const { winningMoves, rows } = explainInEnglish(poj1704, squares);
        const made = winningMoves.map(({ say: label, row, before, after }) => {
          const [from = 0, to = 0] = (label.match(/\d+/g) ?? []).map(Number);
          expect(squares[row]).toBe(from);
          expect(rows[row]?.value).toBe(before.value);
          expect(Number(before.value) - Number(after.value)).toBe(from - to);
          return String(squares.with(row, to));
        });
        expect(made.sort()).toEqual(optionsByTheRules(squares).filter(isP).map(String).sort());
      }),
      { numRuns: drawn(3000) },
    );
  });

  test("the sample's answers are those of the rules alone", () => {
    for (const { input, output } of poj1704.samples) {
      const cases = [...poj1704.read(textReader(input))];
      const answers = cases.map((squares) => poj1704.format(isP(squares) ? "second" : "first"));
      expect(answers.map((answer) => `${answer}\n`).join("")).toBe(output);
    }
  });
});

/** Each piece, to the left as far as the next piece or the end of the strip. */
function optionsByTheRules(squares: Case): readonly Case[] {
  return squares.flatMap((from, index) => {
    const options: Case[] = [];
    for (let to = from - 1; to >= 1 && !squares.includes(to); to--) {
      options.push(squares.with(index, to));
    }
    return options;
  });
}
