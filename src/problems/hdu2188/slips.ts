import type { Slip } from "../../judging/task.ts";
import type { Case } from "./input.ts";
import { format } from "./solve.ts";

const byRule = (id: string, loses: (goal: number, most: number) => boolean): Slip<Case> => ({
  id,
  start:
    () =>
    ({ goal, most }) =>
      format(loses(goal, most) ? "second" : "first"),
});

/** Programs that are wrong, each by one mistake. */
export const slips: readonly Slip<Case>[] = [
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
