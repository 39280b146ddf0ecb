import { problemTask, listNumbers } from "../task.ts";
import { hdu2188, limits, type Case } from "./problem.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { format } from "./solve.ts";

const byRule = (id: string, loses: (goal: number, most: number) => boolean) =>
  mistake<Case>(id, ({ goal, most }) => format(loses(goal, most) ? "second" : "first"));

const mistakes: readonly KnownMistake<Case>[] = [
  byRule("mod-m", (goal, most) => goal % most === 0),
  byRule("goal-first", (goal, most) => goal <= most || goal % (most + 1) === 0),
  byRule("swapped", (goal, most) => most % (goal + 1) === 0),
  byRule("greedy", (goal, most) => Math.ceil(goal / most) % 2 === 0),
  byRule("last-loses", (goal, most) => (goal - 1) % (most + 1) === 0),
  byRule("plain-nim", () => false),
  // In C: n % m + 1 is (n % m) + 1, which is never 0.
  byRule("brackets", (goal, most) => (goal % most) + 1 === 0),
  byRule("beyond", (goal, most) => (goal + 1) % (most + 1) === 0),
];

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
  mistakes,
});
