import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionsOf, provable } from "../../src/octal/law.ts";
import { compare } from "../../src/octal/compare.ts";
import { sequenceNumber } from "../../src/octal/named-games.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import { mex } from "../../src/games/theory/numbers.ts";
import { provePeriod } from "../../src/games/theory/prove-period.ts";
import { byDefinition, heapGame, valuesOf } from "../support/heap-game.ts";
import { knownValues } from "../support/known-values.ts";

/** Lists all non-decreasing lists of positive numbers with a sum. */
const partitions = (sum: number, least = 1): number[][] => {
  const found = sum === 0 ? [[]] : sum >= least ? [[sum]] : [];
  for (let first = least; 2 * first <= sum; first++) {
    for (const rest of partitions(sum - first, first)) found.push([first, ...rest]);
  }
  return found;
};

/** A digit of a code, and the lists of heaps that it allows by the definition. */
interface Digit {
  readonly text: string;
  readonly allows: (heaps: readonly number[]) => boolean;
}

const MARKS: readonly (readonly [string, (heaps: readonly number[]) => boolean])[] = [
  ["", () => true],
  ["!", (heaps) => new Set(heaps).size === heaps.length],
  ["?", (heaps) => heaps.length < 2 || new Set(heaps).size > 1],
];

const digitFrom = (least: number): fc.Arbitrary<Digit> =>
  fc
    .record({
      counts: fc
        .uniqueArray(fc.integer({ min: least, max: 5 }), { minLength: 1, maxLength: 3 })
        // The largest digit is z, which is 35.
        .filter((list) => list.reduce((bits, count) => bits | (1 << count), 0) < 36),
      mark: fc.constantFrom(...MARKS),
    })
    .map(({ counts, mark: [mark, compares] }) => ({
      text: counts.reduce((bits, count) => bits | (1 << count), 0).toString(36) + mark,
      allows: (heaps) => counts.includes(heaps.length) && compares(heaps),
    }));

const NONE: Digit = { text: "0", allows: () => false };

describe("the values of a code with any digits", () => {
  const game = fc.record({
    before: fc.oneof(fc.constant(NONE), digitFrom(2)),
    after: fc.array(digitFrom(0), { maxLength: 3 }),
    tail: fc.array(fc.oneof(fc.constant(NONE), digitFrom(0)), { maxLength: 3 }),
  });
  const parts = Array.from({ length: 17 }, (_, sum) => partitions(sum));

  test("are those of the definition, over all ways to split the stones left", () => {
    fc.assert(
      fc.property(game, ({ before, after, tail }) => {
        const status = (digits: readonly Digit[]): string =>
          digits.map(({ text }) => text).join("");
        const code = `${before.text}.${status(after)}${tail.length > 0 ? `[${status(tail)}]` : "0"}`;
        const digit = (taken: number): Digit =>
          [before, ...after][taken] ?? tail[(taken - after.length - 1) % tail.length] ?? NONE;
        const becomes = (size: number): number[][] =>
          Array.from({ length: size + 1 }, (_, taken) =>
            (parts[size - taken] ?? []).filter((heaps) => digit(taken).allows(heaps)),
          ).flat();
        const { law } = heapGame(code);
        for (let size = 0; size < 9; size++) {
          const listed = [...optionsOf(law, size)].map(String).sort();
          expect(listed, `${code}, heap ${size}`).toEqual(becomes(size).map(String).sort());
        }
        expect(valuesOf(code, 17), code).toEqual(byDefinition(17, becomes));
      }),
    );
  });

  test("are those of a table that grows in small steps, and those of the definition", () => {
    for (const code of [
      "c.3",
      "8?.0",
      "8!.0",
      "0.c!",
      "0.37f!",
      "0.7?b?",
      "g!.0",
      "0.[7]",
      "s?.[0o!]",
    ]) {
      // prettier-ignore
      const short = tableOf(heapGame(code));
      for (let to = 1; to <= 300; to += 13) short.grow(to, () => true);
      const law = heapGame(code).law;
      const few = code.startsWith("0") ? 60 : 26;
      expect(valuesOf(code, 300).slice(0, few)).toEqual(byDefinition(few, (size) => optionsOf(law, size))); // prettier-ignore
      while (short.known < 300) short.grow(300, () => true);
      expect([...short.values.subarray(0, 300)]).toEqual(valuesOf(code, 300));
    }
  });
});

test("a proved period fills a long table", () => {
  const table = tableOf(heapGame("0.3f"));
  table.grow(1_000_000);
  expect(table.period).toMatchObject({ preperiod: 0, period: 6, saltus: 3 });
  expect([...table.values.subarray(0, 300)]).toEqual(byDefinition(300, (size) => optionsOf(heapGame("0.3f").law, size))); // prettier-ignore
  expect(table.values[999_999]).toBe(3 * 166_666);
});

describe("the values of a set", () => {
  const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
  const isPrime = (n: number): boolean => n > 1 && upTo(n).filter((d) => n % d === 0).length === 2;
  const isFibonacci = (n: number): boolean => [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144].includes(n);
  const RULES: readonly (readonly [string, (taken: number, size: number) => boolean])[] = [
    ["{squares}", (n) => Math.sqrt(n) % 1 === 0],
    ["{cubes}", (n) => [1, 8, 27, 64, 125].includes(n)],
    ["{triangular}", (n) => upTo(n).some((k) => k * (k + 1) === 2 * n)],
    ["{primes}", isPrime],
    ["{fibonacci}", isFibonacci],
    ["{powers of 3}", (n) => [1, 3, 9, 27, 81].includes(n)],
    ["{divisors}", (n, size) => size % n === 0 && n < size],
    ["!{2,3,7}", (n) => ![2, 3, 7].includes(n)],
    ["{2,5,9,..,149}", (n) => n === 2 || (n > 1 && n % 4 === 1)],
    ["{2..4,9}", (n) => [2, 3, 4, 9].includes(n)],
  ];

  test.each(RULES)("%s are those of the definition", (text, isMove) => {
    const becomes = (size: number): number[][] =>
      upTo(size).filter((taken) => isMove(taken, size)).map((taken) => [size - taken]); // prettier-ignore
    expect(valuesOf(text, 150)).toEqual(byDefinition(150, becomes));
  });

  test("are correct beyond the numbers that were listed first", () => {
    const table = tableOf(heapGame("{squares}"));
    table.grow(9000);
    const [long, squares] = [table.values, upTo(94).map((n) => n * n)];
    const seen = new Set(squares.filter((n) => n <= 8999).map((n) => long[8999 - n] ?? 0));
    expect(long[8999]).toBe(mex(seen));
  });
});

test("published sequences have the same values and the number of sequenceNumber", () => {
  const published = new Map(knownValues.map((row) => [row.game, row]));
  for (const [game, text] of [
    ["Kayles", "0.77"],
    ["Dawson's Chess", "0.137"],
    ["Officers", "0.6"],
    ["octal 0.127", "0.127"],
    ["Grundy's game", "4!.0"],
    ["Subtract a square", "{squares}"],
    ["Subtract a power of 2", "{powers of 2}"],
    ["Treblecross n squares", "Treblecross"],
  ] as const) {
    const { values = [], oeis } = published.get(game) ?? {};
    expect(values.length, game).toBeGreaterThan(20);
    expect(valuesOf(text, values.length), text).toEqual(values);
    const number = sequenceNumber(text);
    if (number !== undefined) expect(number).toBe(oeis);
  }
});

test("the values of Dawson’s Kayles are those of Dawson’s Chess, shifted by one pin", () => {
  expect(valuesOf("0.07", 400)).toEqual([0, ...valuesOf("0.137", 399)]);
});

describe("compare", () => {
  const compared = (text: string, count: number) => {
    const game = heapGame(text);
    const theorem = provable(game.law);
    const values = Int32Array.from(valuesOf(text, count));
    return {
      table: { values, known: count },
      period: theorem && provePeriod(values, theorem),
    };
  };

  test("uses the periods for values beyond the tables", () => {
    expect(compare(compared("{1,2,3}", 20), compared("{1,2,3,5}", 40))).toEqual({ kind: "proved", to: 7 }); // prettier-ignore
    const [first, second] = [compared("{1..6}", 30), compared("{1..7}", 40)];
    expect(compare({ ...first, table: { ...first.table, known: 7 } }, second)).toMatchObject({ kind: "differ", heap: 7 }); // prettier-ignore
  });
});
