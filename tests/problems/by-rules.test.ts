import fc from "fast-check";
import { expect, test } from "vitest";
import {
  hdu1527,
  LARGEST_DIFFERENCE,
  limits,
  type Case as Pair,
} from "../../src/problems/hdu1527/problem.ts";
import { lostPair, partnerOf } from "../../src/problems/hdu1527/solve.ts";
import { hdu1847 } from "../../src/problems/hdu1847/problem.ts";
import { heapValue } from "../../src/problems/hdu1847/solve.ts";
import { hdu1907 } from "../../src/problems/hdu1907/problem.ts";
import { hdu2188 } from "../../src/problems/hdu2188/problem.ts";
import { hdu2516 } from "../../src/problems/hdu2516/problem.ts";
import { poj1704 } from "../../src/problems/poj1704/problem.ts";
import { poj2348 } from "../../src/problems/poj2348/problem.ts";
import type { ExplainedMove } from "../../src/problems/problem.ts";
import { byRules, checkRandomCases } from "../support/by-rules.ts";
import { whole } from "../support/extent.ts";
import { known } from "../support/known-values.ts";

/** Problems whose rules fit into a few lines. Their verdicts and winning moves are compared with those of a search. */

type Heaps = readonly number[];

const pairAfter = (_: unknown, { after }: ExplainedMove<string>): Pair => {
  const [a = NaN, b = NaN] = after.value.split(" ").map(Number);
  return [a, b];
};

test("hdu1527: verdicts and winning moves for two heaps up to 40 equal those of a search", () => {
  const options = ([a, b]: Pair): readonly Pair[] => [
    ...Array.from({ length: a }, (_, left): Pair => [left, b]),
    ...Array.from({ length: b }, (_, left): Pair => [a, left]),
    ...Array.from({ length: Math.min(a, b) }, (_, taken): Pair => [a - taken - 1, b - taken - 1]),
  ];
  const check = byRules<Pair>(hdu1527, { options, left: pairAfter });
  for (let a = 0; a <= 40; a++) for (let b = 0; b <= 40; b++) check([a, b]);
});

test("hdu1527: partnerOf maps each heap of a lost pair to the other, up to the limits", () => {
  const differences = [1, 102_334_155, LARGEST_DIFFERENCE - 1, LARGEST_DIFFERENCE];
  for (const [smaller, larger] of differences.map(lostPair)) {
    expect([partnerOf(smaller), partnerOf(larger)]).toEqual([larger, smaller]);
    expect(larger).toBeLessThanOrEqual(limits.heap.max);
  }
  expect(lostPair(LARGEST_DIFFERENCE + 1)[1]).toBeGreaterThan(limits.heap.max);
});

const upTo1000 = Array.from({ length: 1000 }, (_, at) => at + 1);

test("hdu1847: verdicts and winning moves for all heaps up to 1000 equal those of a search", () => {
  const powers = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
  const check = byRules(hdu1847, {
    options: (heap) => powers.filter((power) => power <= heap).map((power) => heap - power),
    left: (_, { after }) => Number(after.value),
  });
  upTo1000.forEach(check);
});

test("hdu1847: the Grundy values equal the published ones", () => {
  const { values } = known("Subtract a power of 2");
  expect([0, ...upTo1000].slice(0, values.length).map(heapValue)).toEqual(values);
});

test("hdu1907: verdicts and winning moves for small heaps equal those of a misère search", () => {
  const options = (heaps: Heaps): readonly Heaps[] =>
    heaps.flatMap((heap, index) =>
      Array.from({ length: heap }, (_, left) => heaps.with(index, left)),
    );
  const smallCases = fc.oneof(
    fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
    fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 7 }),
  );
  checkRandomCases(smallCases, byRules<Heaps>(hdu1907, { options, misere: true }));
});

test("hdu2188: verdicts and winning gifts for small n and m equal those of a search", () => {
  const [maxGoal, maxMost] = whole ? [60, 70] : [30, 35];
  for (let most = 1; most <= maxMost; most++) {
    // A gift is from 1 to m; the game ends when the sum reaches or passes the goal.
    const check = byRules(hdu2188, {
      options: (left: number) =>
        left === 0 ? [] : Array.from({ length: most }, (_, at) => Math.max(0, left - at - 1)),
      start: ({ goal }) => goal,
      left: (goal, { sentence, after }) => {
        const given = Number(/^Give (\d+)$/.exec(sentence)?.[1]);
        expect(after.value).toBe(String(Math.max(0, goal - given)));
        return Number(after.value);
      },
    });
    for (let goal = 1; goal <= maxGoal; goal++) check({ goal, most });
  }
});

test("hdu2516: verdicts and winning first moves for heaps up to 120 equal those of a search", () => {
  const check = byRules<number, readonly [heap: number, limit: number]>(hdu2516, {
    // A move takes from one stone to the limit; the next limit is twice that number.
    options: ([heap, limit]) =>
      Array.from({ length: Math.min(heap, limit) }, (_, less) => [heap - less - 1, 2 * (less + 1)]),
    start: (heap) => [heap, heap - 1],
    left: ([heap], { after }) => [Number(after.value), 2 * (heap - Number(after.value))],
  });
  for (let heap = 2; heap <= 120; heap++) check(heap);
});

test("poj1704: verdicts and winning slides on short strips equal those of a search", () => {
  const check = byRules<Heaps>(poj1704, {
    options: (squares) =>
      squares.flatMap((from, index) => {
        const options: Heaps[] = [];
        for (let to = from - 1; to >= 1 && !squares.includes(to); to--)
          options.push(squares.with(index, to));
        return options;
      }),
    left: (squares, { sentence, row, before, after }) => {
      const [from = 0, to = 0] = (sentence.match(/\d+/g) ?? []).map(Number);
      expect(squares[row]).toBe(from);
      expect(Number(before.value) - Number(after.value)).toBe(from - to);
      return squares.with(row, to);
    },
  });
  checkRandomCases(fc.subarray(Array.from({ length: 12 }, (_, index) => index + 1)), check);
});

test("poj2348: verdicts and winning moves for all pairs up to 60 equal those of a search", () => {
  const options = ([a, b]: Pair): readonly Pair[] => {
    const found: Pair[] = [];
    if (a === 0 || b === 0) return found;
    if (a >= b) for (let left = a - b; left >= 0; left -= b) found.push([left, b]);
    else for (let left = b - a; left >= 0; left -= a) found.push([a, left]);
    return found;
  };
  const check = byRules<Pair>(poj2348, { options, left: pairAfter });
  for (let a = 1; a <= 60; a++) for (let b = 1; b <= 60; b++) check([a, b]);
});
