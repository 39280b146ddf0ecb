import { problemTask } from "../problem-task.ts";
import { hdu1847 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";

/** Every heap up to this size. */
const SMALL = 100;

const { min, max } = limits.heap;

export const task = problemTask<Case, unknown>(hdu1847, {
  entry: "winner",
  pass: (heap) => [heap],
  *small() {
    for (let heap: Case = min; heap <= SMALL; heap++) yield heap;
  },
  // All the others: there are no more.
  edges: Array.from({ length: max - SMALL }, (_, at) => SMALL + 1 + at),
  numbers: (heap) => [{ value: heap, least: min, replace: (by) => by }],
  slips,
});
