import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCertificate } from "../../../src/octal/check-certificate.ts";
import { optionsOf, numbersOf, noTheorem, provable } from "../../../src/octal/law.ts";
import type { HeapGame } from "../../../src/octal/read-game.ts";
import { readRules } from "../../../src/octal/checker/read-rules.ts";
import { certificateOf, type Period } from "../../../src/games/theory/period.ts";
import { provePeriod } from "../../../src/games/theory/prove-period.ts";
import { numberOfRuns } from "../../support/extent.ts";
import { byDefinition, heapGame, valuesOf } from "../../support/heap-game.ts";

/** Expects the claim to hold for all given values, but not one heap earlier, and not for a smaller period. */
function expectRegular(values: readonly number[], found: Period, name: string): void {
  const holds = (from: number, period: number, saltus: number): boolean =>
    values.slice(from, -period).every((value, at) => values[from + at + period] === value + saltus);
  const { preperiod, period, saltus } = found;
  expect(holds(preperiod, period, saltus), name).toBe(true);
  if (preperiod > 0) expect(holds(preperiod - 1, period, saltus), name).toBe(false);
  for (let less = 1; less < period; less++) {
    const step = (values[preperiod + less] ?? 0) - (values[preperiod] ?? 0);
    expect(holds(preperiod, less, step), `${name} ${less}`).toBe(false);
  }
}

const byOptions = ({ law }: HeapGame, count: number): number[] =>
  byDefinition(count, (heap) => optionsOf(law, heap));

/** Returns the period of a game that the first `known` values prove, if a theorem applies to its law. */
function proof({ law }: HeapGame, values: ArrayLike<number>, known = values.length) {
  const theorem = provable(law);
  return theorem && provePeriod(values, theorem, known);
}

/** Expects that the values up to `provedAt` prove the period, and that fewer values do not. */
function expectProof(game: HeapGame, values: readonly number[], found: Period): void {
  const proved = (known: number) => proof(game, values, known);
  expect(proved(found.provedAt + 1), game.text).toEqual(found);
  expect(proved(found.provedAt), game.text).toBeUndefined();
}

describe("arithmetic-periodic values", () => {
  test.each([
    ["0.7[3]", 0, 1, 1],
    ["0.73[3]", 0, 1, 1],
    ["0.733[3]", 0, 1, 1],
    ["0.337[3]", 0, 1, 1],
    ["0.737[3]", 0, 1, 1],
    ["0.37[3]", 0, 1, 1],
    ["4.77[3]", 1, 8, 8],
    ["4.[3]", 1, 4, 4],
    ["8.0", 1, 2, 1],
    ["0.3f", 0, 6, 3],
    ["0.8f", 7, 7, 4],
  ])("of %s have the expected least period, with a proof", (text, preperiod, period, saltus) => {
    // prettier-ignore
    const game = heapGame(text);
    const values = byOptions(game, 150);
    const found = proof(game, values);
    if (found === undefined) return expect.fail("no period");
    expect(found).toMatchObject({ preperiod, period, saltus });
    expectRegular(values, found, text);
    expectProof(game, values, found);
  });

  test("are not proved for parts that must differ, or for infinitely many takes that split", () => {
    for (const text of ["8!.0", "0.8?", "0.[7]", "4.[1]", "0.g"]) {
      const game = heapGame(text);
      const found = proof(game, byOptions(game, 60));
      expect(found?.saltus ?? 0, text).toBe(0);
    }
  });
});

test("a proved period of any law is the least, holds beyond its proof, and has a valid certificate", () => {
  const digits = (of: string, minLength: number, maxLength: number) =>
    fc
      .array(fc.constantFrom(...Array.from(of)), { minLength, maxLength })
      .map((list) => list.join(""));
  const set = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 });
  const counted = fc
    .tuple(fc.constantFrom(...Array.from("1245689acghi")), fc.constantFrom("", "!", "?"))
    .map(([heaps, mark]) => heaps + mark);
  const counts = fc.array(fc.oneof(fc.constant("0"), counted), { minLength: 1, maxLength: 3 });
  const texts = fc.oneof(
    fc.tuple(fc.constantFrom("0", "4", "8", "c"), digits("0123456789abcdef", 1, 3)).map(([d, all]) => `${d}.${all}`), // prettier-ignore
    fc.tuple(fc.constantFrom("0", "4"), digits("37", 0, 5)).map(([d, all]) => `${d}.${all}[3]`),
    fc.tuple(digits("0123", 0, 3), digits("0123", 1, 3)).map(([all, tail]) => `0.${all}[${tail}]`),
    fc.array(fc.constantFrom("0", "1", "2", "3", "4!", "6!", "7!", "8?", "5", "a!", "h"), { minLength: 1, maxLength: 3 }).map((all) => `0.${all.join("")}`), // prettier-ignore
    set.map((numbers) => `!{${numbers.join()}}`),
    set.map((numbers) => `{${numbers.join()}}`),
    fc.tuple(fc.constantFrom("0", "4", "4!"), counts).map(([before, after]) => `${before}.${after.join("")}`), // prettier-ignore
  );
  const kinds = { periodic: 0, arithmetic: 0, checked: 0 };
  fc.assert(
    fc.property(texts, (text) => {
      const game = heapGame(text);
      const values = byOptions(game, 90);
      const found = proof(game, values, 60) ?? proof(game, values);
      if (found === undefined) return;
      kinds[found.saltus > 0 ? "arithmetic" : "periodic"]++;
      expectRegular(values, found, text);
      expect(proof(game, values), text).toEqual(found);
      // If takes repeat in longer steps, the compared window may need more values than the proof.
      const isShort = (provable(game.law)?.onward?.leaves.length ?? 1) === 1;
      if (found.provedAt > 0 && isShort) expectProof(game, values, found);
      if (readRules(game.text) === undefined) return;
      kinds.checked++;
      const certificate = certificateOf(game.text, found, values);
      expect(checkCertificate(certificate), game.text).toMatchObject({ valid: true });
    }),
    { numRuns: numberOfRuns(800) },
  );
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(0);
});

test.each([
  ["0.[4]", "endless"],
  ["4!.[3]", "endless"],
  ["{squares}", "never"],
  ["{triangular}", "never"],
  ["{powers of 4}", "powers"],
  ["{primes}", "rule"],
  ["{divisors}", "rule"],
  ["0.8!", undefined],
  ["4.[3]", undefined],
  ["0.[03]", undefined],
])("noTheorem and provable of %s agree: the reason is %s", (text, why) => {
  const { law } = heapGame(text);
  expect(noTheorem(law)).toBe(why);
  expect(provable(law) === undefined).toBe(why !== undefined);
});

test("powers of b have the least period 2 or b + 1; sets without a period have a multiple of every number", () => {
  for (let of = 2; of <= 12; of++) {
    const values = valuesOf(`{powers of ${of}}`, 500);
    const period = of % 2 === 1 ? 2 : of + 1;
    expectRegular(values, { preperiod: 0, period, saltus: 0, provedAt: 0 }, String(of));
  }
  for (const name of ["squares", "cubes", "triangular", "fibonacci"] as const) {
    const numbers = numbersOf({ name }, 3e12);
    for (let p = 1; p <= 30; p++) expect(numbers.some((number) => number % p === 0), `${name} ${p}`).toBe(true); // prettier-ignore
  }
});
