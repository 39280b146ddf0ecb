import type { Slip } from "../../judging/task.ts";
import { nimSum } from "../../theory/nim-sum.ts";
import type { Case } from "./input.ts";

const byCount = (id: string, count: (heaps: Case, sum: number) => number): Slip<Case> => ({
  id,
  start: () => (heaps) => count(heaps, nimSum(heaps)),
});

const counting = (id: string, counts: (heap: number, sum: number) => boolean): Slip<Case> =>
  byCount(id, (heaps, sum) => heaps.filter((heap) => counts(heap, sum)).length);

/** Programs that are wrong, each by one mistake. */
export const slips: readonly Slip<Case>[] = [
  counting("precedence", (heap, sum) => (heap ^ Number(sum < heap)) !== 0),
  counting("stones", (heap, sum) => sum !== 0 && sum <= heap),
  counting("every-heap", (_, sum) => sum !== 0),
  counting("any-bit", (heap, sum) => (heap & sum) !== 0),
  counting("or-equal", (heap, sum) => (heap ^ sum) <= heap),
  byCount("same-size", (heaps, sum) => {
    return [...new Set(heaps)].filter((heap) => (heap ^ sum) < heap).length;
  }),
  byCount("one-pass", (heaps) => {
    let sum = 0;
    return heaps.filter((heap) => {
      sum ^= heap;
      return (heap ^ sum) < heap;
    }).length;
  }),
];
