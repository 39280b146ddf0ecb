import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { octal, grundysGame, laskersNim } from "../../../src/games/rulesets/octal.ts";
import { subtraction } from "../../../src/games/rulesets/subtraction.ts";
import { certificateOf } from "../../../src/games/theory/period.ts";
import { findRepeat } from "../../../src/games/theory/find-repeat.ts";
import { growingTable } from "../../../src/games/theory/growing-table.ts";
import { provePeriod } from "../../../src/games/theory/prove-period.ts";
import type { TakeAndBreak } from "../../../src/games/theory/take-and-break.ts";
import { subtractionSet } from "../../support/arbitraries.ts";
import { numberOfRuns } from "../../support/extent.ts";
import { knownValues } from "../../support/known-values.ts";
import { heapRuleset } from "../../../src/games/rulesets/heap-ruleset.ts";
import { nim } from "../../../src/games/rulesets/nim.ts";
import { findPeriod, plainTable } from "../../../src/games/theory/grundy-table.ts";

/** Returns the least shift by which the last `window` values recur, by trying each shift. */
function repeatByTrying(values: readonly number[], window: number, most: number): number {
  const end = values.slice(values.length - window);
  for (let shift = 1; shift <= Math.min(most, values.length - window); shift++) {
    const from = values.length - window - shift;
    if (end.every((value, at) => values[from + at] === value)) return shift;
  }
  return 0;
}

const lawOf = (set: Iterable<number>): TakeAndBreak => ({
  takes: subtraction(set).subtractionSet.map((stones) => ({ stones, leaves: 3 })),
});

const law: fc.Arbitrary<TakeAndBreak> = fc.oneof(
  subtractionSet.map((set) => lawOf(set)),
  fc.integer({ min: 0, max: 511 }).map((code) => octal(`0.${code.toString(8)}`).law),
  fc.constantFrom("0.[3]", "4.[3]", "0.3[3]").map((code) => octal(code).law),
);

describe("the search for a period", () => {
  test("findRepeat finds the same shift as trying each shift", () => {
    const row = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(row, row, fc.nat(60), fc.nat(60), (first, again, size, most) => {
        const values = [...first, ...again, ...again, ...again.slice(0, size % again.length)];
        const window = size % (values.length + 1);
        expect(findRepeat(values, values.length, window, most)).toBe(
          repeatByTrying(values, window, most),
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each([100, 5000, 70_000])(
    "findRepeat finds a window of %i values one turn earlier, but not after one value changes",
    (window) => {
      const turn = Array.from(
        { length: 600_000 },
        (_, heap) => Math.imul(heap * heap, 0x9e3779b1) >>> 27,
      );
      const values = Uint8Array.from([...turn, ...turn]);
      expect(findRepeat(values, values.length, window, turn.length)).toBe(turn.length);
      expect(findRepeat(values, values.length, window, turn.length - 1)).toBe(0);
      values.set([99], values.length - window);
      expect(findRepeat(values, values.length, window, turn.length)).toBe(0);
    },
  );

  test("a growing table finds the period that its values prove, at most an eighth later", () => {
    fc.assert(
      fc.property(law, fc.integer({ min: 1, max: 60 }), (some, step) => {
        const table = growingTable(some);
        while (table.known < 900) {
          table.grow(table.known + step);
          const proved = provePeriod(table.values, some, table.known);
          if (proved === undefined) continue;
          if (table.period === undefined) {
            expect(table.known).toBeLessThan(1.125 * proved.provedAt + step + 70);
          } else expect(table.period).toEqual(proved);
        }
        if (table.period === undefined) return;
        table.grow(table.period.provedAt + 1);
        expect(table.period).toEqual(provePeriod(table.values, some, table.known));
      }),
      { numRuns: 60 },
    );
  });

  test.each(knownValues.filter((row) => row.period !== undefined && row.code !== undefined))(
    "$game has its published period, which its values prove",
    ({ code = "", preperiod, period, saltus = 0 }) => {
      const { law: rules } = octal(code);
      const table = growingTable(rules);
      while (table.period === undefined && table.known < 10_000_000) {
        table.grow(Math.ceil(1.2 * table.known) + 16);
      }
      expect(table.period).toMatchObject({ preperiod, period, saltus });
      table.grow((table.period?.provedAt ?? 0) + 1);
      expect(provePeriod(table.values, rules, table.known)).toEqual(table.period);
    },
  );

  test("the period of 0.16 is proved before the table contains the heaps up to provedAt", () => {
    const table = growingTable(octal("0.16").law);
    while (table.period === undefined) table.grow(table.known + 10_000);
    const published = { preperiod: 105_351, period: 149_459, saltus: 0, provedAt: 509_621 };
    expect(table.period).toEqual(published);
    expect(table.known).toBeLessThan(300_000);
  });

  test("a certificate contains the values that its proof needs", () => {
    const { law: rules } = octal("0.77");
    const table = growingTable(rules);
    table.grow(500);
    const period = provePeriod(table.values, rules, table.known);
    if (period === undefined) return expect.fail("no period");
    const certificate = certificateOf("0.77", period, table.values);
    expect(certificate).toMatchObject({ game: "0.77", preperiod: 71, period: 12, provedAt: 167 });
    expect(provePeriod(certificate.values ?? [], rules)).toEqual(period);
  });
});

describe("findPeriod", () => {
  test.each(knownValues.filter((row) => row.period !== undefined && row.code === undefined))(
    "$game has its published period",
    ({ subtractionSet: set = [], preperiod, period, saltus = 0 }) => {
      expect(findPeriod(subtraction(set), 600)).toMatchObject({ preperiod, period, saltus });
    },
  );

  test("values up to provedAt − 1 prove no period; more values prove the same period", () => {
    const game = fc.oneof(
      subtractionSet.map(subtraction),
      fc.integer({ min: 0, max: 511 }).map((code) => octal(`0.${code.toString(8)}`)),
    );
    fc.assert(
      fc.property(game, fc.integer({ min: 1, max: 400 }), (ruleset, limit) => {
        const found = findPeriod(ruleset, limit);
        if (found === undefined) return;
        expect(findPeriod(ruleset, found.provedAt)).toEqual(found);
        if (found.provedAt === 0) return; // A game without moves is proved by the value of heap 0.
        expect(findPeriod(ruleset, found.provedAt - 1)).toBeUndefined();
        const { preperiod, period, saltus } = found;
        const values = plainTable(ruleset, 700);
        const holds = (n: number): boolean => values[n + period] === (values[n] ?? 0) + saltus;
        for (let n = preperiod; n + period <= 700; n++) expect(holds(n)).toBe(true);
        if (preperiod > 0) expect(holds(preperiod - 1)).toBe(false);
      }),
      { numRuns: numberOfRuns(300) },
    );
  });

  test("Nim and Lasker's Nim are arithmetic-periodic", () => {
    expect(findPeriod(nim, 50)).toEqual({ preperiod: 0, period: 1, saltus: 1, provedAt: 1 });
    expect(findPeriod(laskersNim, 7)).toBeUndefined();
    expect(findPeriod(laskersNim, 8)).toEqual({ preperiod: 1, period: 4, saltus: 4, provedAt: 8 });
  });

  test("returns undefined if no period is proved", () => {
    expect(findPeriod(grundysGame, 5000)).toBeUndefined();
    expect(findPeriod(octal("0.007"), 5000)).toBeUndefined();
    const constant = heapRuleset({ name: "No move", heapOptions: () => [] });
    expect(findPeriod(constant, 100)).toBeUndefined();
  });
});
