import { expect, test } from "vitest";
import { hdu2516 } from "../../src/problems/hdu2516/problem.ts";
import { explainInEnglish } from "../support/explain-in-english.ts";
import { rulesAlone } from "../support/wins-by-rules.ts";

type Limited = readonly [heap: number, limit: number];

/** From one stone to the limit; the next limit is twice as many. */
const optionsByTheRules = ([heap, limit]: Limited): readonly Limited[] =>
  Array.from({ length: Math.min(heap, limit) }, (_, less) => [heap - less - 1, 2 * (less + 1)]);

test("hdu2516: heaps up to 120 are decided, and won by the first moves, as the rules alone say", () => {
  const isP = rulesAlone(optionsByTheRules);
  for (let heap = 2; heap <= 120; heap++) {
    const start: Limited = [heap, heap - 1];
    expect(hdu2516.solve(heap), String(heap)).toBe(isP(start) ? "second" : "first");
    const { winningMoves } = explainInEnglish(hdu2516, heap);
    const wins = optionsByTheRules(start).filter(isP);
    expect(winningMoves.map(({ after }) => after.value)).toEqual(
      wins.map(([left]) => String(left)),
    );
  }
});
