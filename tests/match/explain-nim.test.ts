import fc from "fast-check";
import { expect, test } from "vitest";
import { dealHeaps } from "../../src/match/deal-heaps.ts";
import { explainNim, nimMove } from "../../src/match/explain-nim.ts";
import { nim } from "../../src/rulesets/nim.ts";
import { bruteForce } from "../../src/theory/brute-force.ts";

const position = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 });

test("a move is winning exactly when it leads to a P-position", () => {
  fc.assert(
    fc.property(position, (from) => {
      for (const to of nim.options(from)) {
        expect(explainNim(from, to).kind === "winning").toBe(bruteForce(nim, to) === "P");
      }
    }),
  );
});

test("a move resists exactly when it starts from a P-position", () => {
  fc.assert(
    fc.property(position, (from) => {
      for (const to of nim.options(from)) {
        expect(explainNim(from, to).kind === "resisting").toBe(bruteForce(nim, from) === "P");
      }
    }),
  );
});

test("the bit of a winning reason is in the heap, and is the highest that changes", () => {
  expect(explainNim([7, 9, 3], [7, 4, 3])).toMatchObject({ kind: "winning", bit: 8, before: 13 });
});

test.each([
  ["nothing", [1, 2], [1, 2]],
  ["two heaps", [1, 2], [0, 1]],
  ["a heap that grows", [1, 2], [1, 3]],
])("changing %s is no Nim move", (_, from, to) => {
  expect(() => nimMove(from, to)).toThrow(RangeError);
});

test("dealt heaps stay within their bounds", () => {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(share, { minLength: 6, maxLength: 6 }), (shares) => {
      const left = [...shares];
      const random = (): number => left.shift() ?? 0;
      const heaps = dealHeaps({ heaps: [3, 5], stones: [1, 6] }, random);
      expect(heaps.length).toBeGreaterThanOrEqual(3);
      expect(heaps.length).toBeLessThanOrEqual(5);
      for (const size of heaps) expect([1, 2, 3, 4, 5, 6]).toContain(size);
    }),
  );
});
