import { expect, test } from "vitest";
import { hdu1847 } from "../../src/problems/hdu1847/problem.ts";
import { heapValue } from "../../src/problems/hdu1847/solve.ts";
import { byRules } from "../support/by-rules.ts";
import { known } from "../support/known-values.ts";

const powers = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
const heaps = Array.from({ length: 1000 }, (_, at) => at + 1);

test("hdu1847: every heap up to 1000 is decided, and won, as the rules alone say", () => {
  const check = byRules(hdu1847, {
    options: (heap) => powers.filter((power) => power <= heap).map((power) => heap - power),
    left: (_, { after }) => Number(after.value),
  });
  heaps.forEach(check);
});

test("hdu1847: the values are the published ones", () => {
  const { values } = known("Subtract a power of 2");
  expect([0, ...heaps].slice(0, values.length).map(heapValue)).toEqual(values);
});
