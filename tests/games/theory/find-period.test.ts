import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grundysGame, laskersNim, octal } from "../../../src/games/rulesets/octal.ts";
import { heapRuleset } from "../../../src/games/rulesets/heap-ruleset.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { findPeriod, plainTable } from "../../../src/games/theory/grundy-table.ts";
import { subtractionSet } from "../../support/arbitraries.ts";
import { knownValues } from "../../support/known-values.ts";

const rulesetOf = ({ code, subtractionSet: set }: (typeof knownValues)[number]) =>
  code === undefined ? subtraction(set ?? []) : octal(code);

describe("findPeriod", () => {
  test.each(knownValues.filter((row) => row.period !== undefined && row.code !== "0.127"))(
    "$game has its published period",
    (row) => {
      const { preperiod, period, saltus = 0 } = row;
      expect(findPeriod(rulesetOf(row), 600)).toMatchObject({ preperiod, period, saltus });
    },
  );

  test("0.127 has period 4 from 46578 on", () => {
    const found = { preperiod: 46578, period: 4, saltus: 0, provedAt: 93_166 };
    expect(findPeriod(octal("0.127"), 93_166)).toEqual(found);
    expect(findPeriod(octal("0.127"), 93_165)).toBeUndefined();
  });

  test("one value fewer than provedAt proves nothing, more prove the same", () => {
    const game = fc.oneof(
      subtractionSet.map(subtraction),
      fc.integer({ min: 0, max: 511 }).map((code) => octal(`0.${code.toString(8)}`)),
    );
    fc.assert(
      fc.property(game, fc.integer({ min: 1, max: 400 }), (ruleset, limit) => {
        const found = findPeriod(ruleset, limit);
        if (found === undefined) return;
        expect(findPeriod(ruleset, found.provedAt)).toEqual(found);
        if (found.provedAt === 0) return; // no move at all: the one value of no heap is a proof
        expect(findPeriod(ruleset, found.provedAt - 1)).toBeUndefined();
        const { preperiod, period, saltus } = found;
        const values = plainTable(ruleset, 700);
        const holds = (n: number): boolean => values[n + period] === (values[n] ?? 0) + saltus;
        for (let n = preperiod; n + period <= 700; n++) expect(holds(n)).toBe(true);
        if (preperiod > 0) expect(holds(preperiod - 1)).toBe(false);
      }),
    );
  });

  test("Nim and its relatives are arithmetic-periodic", () => {
    expect(findPeriod(nim, 50)).toEqual({ preperiod: 0, period: 1, saltus: 1, provedAt: 1 });
    expect(findPeriod(laskersNim, 7)).toBeUndefined();
    expect(findPeriod(laskersNim, 8)).toEqual({ preperiod: 1, period: 4, saltus: 4, provedAt: 8 });
  });

  test("no period is claimed where none is proved", () => {
    expect(findPeriod(grundysGame, 5000)).toBeUndefined();
    expect(findPeriod(octal("0.007"), 5000)).toBeUndefined();
    const constant = heapRuleset({ name: "No move", heapOptions: () => [] });
    expect(findPeriod(constant, 100)).toBeUndefined();
  });
});
