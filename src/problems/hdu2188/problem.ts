import { subtraction } from "../../games/rulesets/subtraction.ts";
import { counted, defineProblem, hdu } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import { upTo } from "../small-cases.ts";
import { leftValue, solve } from "./solve.ts";

export interface Case {
  /** The sum to reach, n. */
  readonly goal: number;
  /** The largest gift, m. */
  readonly most: number;
}

/**
 * The bounds of the statement as far as we know it, 0 < n < 10000 and 1 ≤ m ≤ 10. They were not compared with the
 * judge’s page.
 */
export const limits = {
  goal: { min: 1, max: 9999 },
  most: { min: 1, max: 10 },
} as const;

const { goal, most } = limits;

/** Explains the amount still to be given by its remainder modulo m + 1, and by the gifts that make the remainder 0. */
function explain({ goal, most }: Case): Reasons {
  const valued = (left: number) => ({ value: `${left}`, grundy: leftValue(left, most) });
  return explainSum(
    [goal],
    () => ({ id: "toBeGiven" }),
    valued,
    (amount) =>
      upTo(most)
        .map((given) => ({ given, left: Math.max(0, amount - given) }))
        .filter(({ left }) => leftValue(left, most) === 0)
        .map(({ given, left }) => [{ id: "give", values: { given } }, valued(left)]),
  );
}

const cases = (random: () => number, count: number, maxN: number, maxM: number): readonly Case[] =>
  repeat(count, () => ({
    goal: randomInteger(random, goal.min, maxN),
    most: randomInteger(random, most.min, maxM),
  }));

/** Two players alternately give 1 to m; the first to bring the sum to n wins. */
export const hdu2188 = defineProblem<Case>({
  id: "hdu2188",
  title: "悼念512汶川大地震遇难同胞——选拔志愿者",
  judge: { ...hdu(2188), seconds: "usual", kilobytes: "usual" },
  limits,
  columns: { row: "sum", value: "amount" },
  samples: [
    { input: "2\n8 10\n11 10\n", output: "Grass\nRabbit\n", by: "judge" },
    { input: "3\n4 3\n7 3\n2 9\n", output: "Rabbit\nGrass\nGrass\n", by: "us" },
  ],
  form: ["n m"],
  input: counted(
    (reader) => ({
      goal: reader.integer("sumN", goal.min, goal.max),
      most: reader.integer("mostM", most.min, most.max),
    }),
    ({ goal, most }) => [[goal, most]],
  ),
  answers: ["Grass", "Rabbit"],
  solve,
  explain,
  // The amount still to be given is a heap from which 1 … m may be taken: giving more than that means taking all of it.
  positions: ({ goal, most }) => [playAs(subtraction(upTo(Math.min(goal, most))), [goal])],
  // The statement bounds the numbers but not the count of cases; the largest input here is about 700 kB.
  generate: {
    tiny: (random) => cases(random, 10, 12, 5),
    random: (random) => cases(random, 20, goal.max, most.max),
    largest: (random) => cases(random, 100_000, goal.max, most.max),
  },
});
