import { describe, expect, test } from "vitest";
import { hdu2188 } from "../../src/problems/hdu2188/index.ts";
import { textReader } from "../../src/problems/text-reader.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { rulesAlone } from "../support/rules-alone.ts";

describe("hdu2188", () => {
  test("every goal up to 60 and every m up to 70 are decided, and won, as the rules alone say", () => {
    for (let most = 1; most <= 70; most++) {
      const isP = rulesAlone((left: number) => giftsByTheRules(left, most).map(({ to }) => to));
      for (let goal = 1; goal <= 60; goal++) {
        expect(hdu2188.solve({ goal, most })).toBe(isP(goal) ? "second" : "first");
        const { winningMoves } = explainInEnglish(hdu2188, { goal, most });
        const wins = giftsByTheRules(goal, most).filter(({ to }) => isP(to));
        expect(winningMoves.map(({ say, after }) => `${say}: ${after.value}`)).toEqual(
          wins.map(({ given, to }) => `Give ${given}: ${to}`),
        );
      }
    }
  });

  test("the sample's answers are those of the rules alone", () => {
    for (const { input, output } of hdu2188.samples) {
      const answers = [...hdu2188.read(textReader(input))].map(({ goal, most }) => {
        const isP = rulesAlone((left: number) => giftsByTheRules(left, most).map(({ to }) => to));
        return isP(goal) ? "Rabbit\n" : "Grass\n";
      });
      expect(answers.join("")).toBe(output);
    }
  });

  test("an explanation is plain data, and lists a hundred of many moves", () => {
    const before = { value: "3", grundy: 3 };
    const explanation = explainInEnglish(hdu2188, { goal: 3, most: 4 });
    expect(explanation).toEqual({
      rows: [{ label: "still to be given", ...before }],
      nimSum: 3,
      winner: "first",
      verdict: "Grass",
      winningMoves: [
        { say: "Give 3", row: 0, before, after: { value: "0", grundy: 0 } },
        { say: "Give 4", row: 0, before, after: { value: "0", grundy: 0 } },
      ],
      unlistedMoves: 0,
    });
    expect(structuredClone(explanation)).toEqual(explanation);
    expect(explainInEnglish(hdu2188, { goal: 1, most: 10_000 }).unlistedMoves).toBe(9900);
  });
});

/** From 1 to m; whoever brings the sum to the goal or past it ends the game. */
function giftsByTheRules(left: number, most: number): readonly { given: number; to: number }[] {
  if (left === 0) return [];
  return Array.from({ length: most }, (_, index) => ({
    given: index + 1,
    to: Math.max(0, left - index - 1),
  }));
}
