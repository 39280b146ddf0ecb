import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dynamicNim,
  fibonacciNim,
  losingHeaps,
  zeckendorf,
} from "../../../src/games/rulesets/dynamic-nim.ts";
import { bruteForce } from "../../../src/games/theory/brute-force.ts";
import { outcome, winningMoves } from "../../../src/games/theory/outcome.ts";

const twice = (taken: number): number => 2 * taken;
const fibonacci = (most: number): number[] => {
  const found = [1, 2];
  while ((found.at(-1) ?? 0) + (found.at(-2) ?? 0) <= most) found.push((found.at(-1) ?? 0) + (found.at(-2) ?? 0)); // prettier-ignore
  return found;
};

/** Values f(1), f(2), … of any non-decreasing function, including bounded and fast-growing ones. */
const growing = fc
  .array(fc.nat(4), { minLength: 20, maxLength: 20 })
  .map((steps) => steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, step) => sum + step)));

describe("dynamic Nim", () => {
  test("claimOutcome is the outcome by brute force for every non-decreasing f", () => {
    fc.assert(
      fc.property(growing, fc.nat(20), fc.nat(20), (limits, heap, limit) => {
        const game = dynamicNim((taken) => limits[taken - 1] ?? 0);
        expect(game.claimOutcome([heap, limit])).toBe(bruteForce(game, [heap, limit]));
      }),
    );
  });

  test.each([1, 2, 3, 4])("losingHeaps lists the P-positions for f(t) = %it", (factor) => {
    const after = (taken: number): number => factor * taken;
    const game = dynamicNim(after);
    const heaps = Array.from({ length: 80 }, (_, less) => less + 1);
    const lost = heaps.filter((heap) => outcome(game, [heap, heap - 1]) === "P");
    expect(losingHeaps(after, 80)).toEqual(lost);
  });

  test("the losing heaps are the powers of two for f(t) = t and the Fibonacci numbers for f(t) = 2t", () => {
    expect(losingHeaps((taken) => taken, 100)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(losingHeaps(twice, 10 ** 15)).toEqual(fibonacci(10 ** 15));
  });

  test("a bounded f has finitely many losing heaps, and losingHeaps rejects more than 1 000 000", () => {
    expect(losingHeaps(() => 3, 100)).toEqual([1, 2, 3, 4]);
    expect(() => losingHeaps(() => 10 ** 9, 10 ** 9)).toThrow("must be at most 1000000");
    expect(() => losingHeaps(() => NaN, 10)).toThrow(RangeError);
  });
});

describe("Fibonacci Nim", () => {
  test("taking the least Zeckendorf term wins, unless it is the whole heap", () => {
    for (let heap = 1; heap <= 60; heap++) {
      const least = zeckendorf(heap).at(-1) ?? 0;
      const won = winningMoves(fibonacciNim, [heap, heap - 1]).map(([left]) => left);
      if (least === heap) expect(won).toEqual([]);
      else expect(won).toContain(heap - least);
    }
  });

  test("the Zeckendorf terms of n have the sum n, and no two are consecutive Fibonacci numbers", () => {
    const terms = fibonacci(Number.MAX_SAFE_INTEGER);
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => {
        const found = zeckendorf(n);
        expect(found.reduce((sum, term) => sum + term, 0)).toBe(n);
        const places = found.map((term) => terms.indexOf(term));
        expect(places).not.toContain(-1);
        for (const [at, place] of places.slice(1).entries()) expect((places[at] ?? 0) - place).toBeGreaterThan(1); // prettier-ignore
      }),
    );
  });

  test("claimOutcome is exact up to the largest Fibonacci number below 2^53", () => {
    const largest = fibonacci(Number.MAX_SAFE_INTEGER).at(-1) ?? 0;
    expect(fibonacciNim.claimOutcome([largest, largest - 1])).toBe("P");
    expect(fibonacciNim.claimOutcome([largest - 1, largest - 2])).toBe("N");
  });
});
