import { problemTask } from "../problem-task.ts";
import { hdu1847 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";

const { min, max } = limits.heap;

export const task = problemTask<Case, unknown>(hdu1847, {
  entry: "winner",
  pass: (heap) => [heap],
  // All that there are.
  *small() {
    for (let heap: Case = min; heap <= max; heap++) yield heap;
  },
  *simpler(heap) {
    for (const less of [Math.floor(heap / 2), heap - 1]) if (less >= min) yield less;
  },
  slips,
});
