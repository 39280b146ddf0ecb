import fc from "fast-check";
import { expect, test } from "vitest";
import { feasible } from "../../src/problems/feasible.ts";

const judge = { name: "a judge", seconds: 2, kilobytes: 1000 } as const;

test.each([
  [(n: number) => n, 200_000_000],
  [(n: number) => 3 * n, 66_000_000],
  [(n: number) => n ** 2, 14_000],
  [(n: number) => 2 ** n, 27],
  [(n: number) => 1e9 * n, 0],
  [() => 1, Number.MAX_SAFE_INTEGER],
])("a limit of two seconds with the steps %s gives %d", (steps, expected) => {
  expect(feasible({ judge }, { steps })).toBe(expected);
});

test("the memory limit bounds the result, too", () => {
  expect(feasible({ judge }, { steps: (n) => n, bytes: (n) => 4 * n })).toBe(250_000);
  expect(feasible({ judge }, { steps: (n) => n, bytes: () => 2e6 })).toBe(0);
});

test("unknown limits count as one second and 32 MB", () => {
  const unknown = { name: "a judge", seconds: "usual" } as const;
  expect(feasible({ judge: unknown }, { steps: (n) => n })).toBe(100_000_000);
  expect(feasible({ judge: unknown }, { steps: () => 1, bytes: (n) => n })).toBe(33_000_000);
});

test("the result is within the limits, and a result larger by a tenth is not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e7 }),
      fc.integer({ min: 1, max: 3 }),
      (factor, power) => {
        const steps = (n: number): number => factor * n ** power;
        const n = feasible({ judge }, { steps });
        expect(steps(n)).toBeLessThanOrEqual(2e8);
        expect(steps(Math.ceil(n * 1.1) + 1)).toBeGreaterThan(2e8);
      },
    ),
  );
});
