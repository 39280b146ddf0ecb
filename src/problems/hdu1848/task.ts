import { problemTask } from "../problem-task.ts";
import { listNumbers } from "../simpler-list.ts";
import { hdu1848 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";
import { solve } from "./solve.ts";

/** Every three heaps up to this size, the fewest stones first. */
const SMALL = 13;

export const task = problemTask<Case, unknown>(hdu1848, {
  entry: "winner",
  pass: (heaps) => heaps,
  *small() {
    for (let stones = 3; stones <= 3 * SMALL; stones++) {
      for (let m = 1; m <= SMALL; m++) {
        for (let n = 1; n <= SMALL; n++) {
          const p = stones - m - n;
          if (p >= 1 && p <= SMALL) yield [m, n, p];
        }
      }
    }
  },
  // Every larger heap.
  edges: Array.from({ length: limits.heap.max - SMALL }, (_, at) => besideTwo(SMALL + 1 + at)),
  numbers: (heaps) => listNumbers(heaps, limits.heap.min, ([m = 1, n = 1, p = 1]) => [m, n, p]),
  slips,
});

/** A heap beside two small ones that make it lost: any other value of the heap alone would make it won. */
function besideTwo(heap: number): Case {
  for (let stones = 2; ; stones++) {
    for (let m = 1; m <= stones / 2; m++) {
      const around: Case = [m, stones - m, heap];
      if (solve(around) === "second") return around;
    }
  }
}
