import { problemTask } from "../problem-task.ts";
import { listNumbers } from "../simpler-list.ts";
import { hdu2188 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";

const { goal, most } = limits;

/** Every goal up to this one. */
const SMALL = 200;

export const task = problemTask<Case, unknown>(hdu2188, {
  entry: "winner",
  pass: (one) => [one.goal, one.most],
  *small() {
    for (let n: number = goal.min; n <= SMALL; n++) {
      for (let m: number = most.min; m <= most.max; m++) yield { goal: n, most: m };
    }
  },
  edges: [
    { goal: goal.max, most: most.min },
    { goal: goal.max, most: most.max },
  ],
  numbers: (one) =>
    listNumbers([one.most, one.goal], 1, ([m = 1, n = 1]) => ({ goal: n, most: m })),
  slips,
});
