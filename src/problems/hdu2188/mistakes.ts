import { problemTask } from "../task.ts";
import { hdu2188, limits } from "./problem.ts";

const { goal, most } = limits;

/** The small cases have all goals up to this one. */
const SMALL = 200;

export const task = problemTask(hdu2188, {
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
  mistakes: {
    "mod-m": ({ goal, most }) => goal % most !== 0,
    "goal-first": ({ goal, most }) => goal > most && goal % (most + 1) !== 0,
    swapped: ({ goal, most }) => most % (goal + 1) !== 0,
    greedy: ({ goal, most }) => Math.ceil(goal / most) % 2 !== 0,
    "last-loses": ({ goal, most }) => (goal - 1) % (most + 1) !== 0,
    "plain-nim": () => true,
    // In C: n % m + 1 is (n % m) + 1, which is never 0.
    brackets: ({ goal, most }) => (goal % most) + 1 !== 0,
    beyond: ({ goal, most }) => (goal + 1) % (most + 1) !== 0,
  },
});
