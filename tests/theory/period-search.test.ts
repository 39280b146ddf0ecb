import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { octal } from "../../src/rulesets/octal.ts";
import { subtraction } from "../../src/rulesets/subtraction.ts";
import { certificateOf } from "../../src/theory/certificate.ts";
import { findRepeat } from "../../src/theory/find-repeat.ts";
import { growingTable } from "../../src/theory/growing-table.ts";
import { PeriodSearch } from "../../src/theory/period-search.ts";
import { provePeriod } from "../../src/theory/prove-period.ts";
import { sparseFacts } from "../../src/theory/sparse-facts.ts";
import type { TakeAndBreak } from "../../src/theory/take-and-break.ts";
import { subtractionSet } from "../support/arbitraries.ts";
import { knownValues } from "../support/known-values.ts";

/** The least shift by which the last `window` values recur, tried one by one. */
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
  test("the last values recur where trying finds them", () => {
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

  test("asked while the table grows it finds what the whole table proves, and at most an eighth later", () => {
    fc.assert(
      fc.property(law, fc.integer({ min: 1, max: 60 }), (some, step) => {
        const [table, search] = [growingTable(some), new PeriodSearch(some)];
        while (table.known < 900) {
          table.grow(table.known + step);
          const found = search.look(table);
          const proved = provePeriod(table.values, some, table.known);
          if (found !== undefined) expect(found).toEqual(proved);
          else if (proved !== undefined) {
            expect(table.known).toBeLessThan(1.125 * proved.provedAt + step + 20);
          }
        }
        expect(search.look(table, true)).toEqual(provePeriod(table.values, some, table.known));
      }),
      { numRuns: 60 },
    );
  });

  test.each(knownValues.filter((row) => row.period !== undefined && row.code !== undefined))(
    "$game has its published period",
    ({ code = "", preperiod, period, saltus = 0 }) => {
      const { law: rules } = octal(code);
      const [table, search] = [growingTable(rules), new PeriodSearch(rules)];
      for (let step = 0; step < 60 && search.look(table) === undefined; step++) {
        table.grow(Math.ceil(1.2 * table.known) + 16);
      }
      expect(search.look(table)).toMatchObject({ preperiod, period, saltus });
    },
  );

  test("a certificate holds the values that its proof needs, and no others", () => {
    const { law: rules } = octal("0.77");
    const table = growingTable(rules);
    table.grow(500);
    const period = provePeriod(table.values, rules, table.known);
    if (period === undefined) return expect.fail("no period");
    const certificate = certificateOf("0.77", period, table.values);
    expect(certificate).toMatchObject({ game: "0.77", preperiod: 71, period: 12, provedAt: 167 });
    expect(provePeriod(certificate.values ?? [], rules)).toEqual(period);
    expect(() => certificateOf("0.77", period, table.values.subarray(0, 167))).toThrow(RangeError);
  });

  test.each(["0.16", "0.104", "0.45", "4.7"])("%s: no mask has fewer rare heaps", (code) => {
    const { law: rules } = octal(code);
    const table = growingTable(rules);
    table.grow(2000);
    const splits = rules.takes.filter(({ leaves }) => leaves & 4).map(({ stones }) => stones);
    const odd = (heap: number): number => (heap + (splits[0] ?? 0)) % 2;
    const maySize = splits.every((stones) => stones % 2 === (splits[0] ?? 0) % 2);
    const ones = (bits: number): number => bits.toString(2).replaceAll("0", "").length;
    let least = Infinity;
    const rareUnder = (mask: number, sized: number): number[] =>
      Array.from({ length: table.known - 1 }, (_, heap) => heap + 1).filter(
        (heap) => (ones((table.values[heap] ?? 0) & mask) + sized * odd(heap)) % 2 === 0,
      );
    for (let mask = 1; mask < 64; mask++) {
      for (const sized of maySize ? [0, 1] : [0]) least = Math.min(least, rareUnder(mask, sized).length); // prettier-ignore
    }
    const facts = sparseFacts(table, rules);
    const rare = rareUnder(facts?.mask ?? 0, facts?.sized ?? 0);
    expect(facts).toMatchObject({ heaps: least, last: rare.at(-1) ?? 0 });
    expect(new Set(facts?.values)).toEqual(new Set(rare.map((heap) => table.values[heap])));
  });
});
