import { test } from "vitest";
import { hdu2516 } from "../../src/problems/hdu2516/problem.ts";
import { byRules } from "../support/by-rules.ts";

type Limited = readonly [heap: number, limit: number];

test("hdu2516: heaps up to 120 are decided, and won by the first moves, as the rules alone say", () => {
  const check = byRules<number, Limited>(hdu2516, {
    // From one stone to the limit; the next limit is twice as many.
    options: ([heap, limit]) =>
      Array.from({ length: Math.min(heap, limit) }, (_, less) => [heap - less - 1, 2 * (less + 1)]),
    start: (heap) => [heap, heap - 1],
    left: ([heap], { after }) => [Number(after.value), 2 * (heap - Number(after.value))],
  });
  for (let heap = 2; heap <= 120; heap++) check(heap);
});
