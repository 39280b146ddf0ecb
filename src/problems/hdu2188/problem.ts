import type {
  Problem,
  Winner,
  Generate,
  ExplainedMove,
  Explanation,
  PlayedPosition,
  Valued,
  ProblemPhrase,
} from "../problem.ts";
import { format, solve, leftValue } from "./solve.ts";
import { randomInteger, repeat } from "../generate.ts";
import { subtraction } from "../../games/rulesets/subtraction.ts";
import { listMoves, playAs } from "../explanation.ts";
import { countedCases } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";

export interface Case {
  /** The sum to reach, n. */
  readonly goal: number;
  /** The most that a player may give at a time, m. */
  readonly most: number;
}

/**
 * The bounds of the statement as far as we know it, 0 < n < 10000 and 1 ≤ m ≤ 10: they were not compared with the
 * judge’s page.
 */
export const limits = {
  goal: { min: 1, max: 9999 },
  most: { min: 1, max: 10 },
} as const;

/** T, then T cases `n m`. */
const read = (reader: TokenReader) =>
  countedCases(reader, () => ({
    goal: reader.integer("sumN", goal.min, goal.max),
    most: reader.integer("mostM", most.min, most.max),
  }));

/** T, then one line a case. */
function print(cases: readonly Case[]): string {
  return `${cases.length}\n${cases.map(({ goal, most }) => `${goal} ${most}\n`).join("")}`;
}

/** The amount still to be given, its remainder modulo m + 1, and the gifts that leave a multiple of m + 1, or 0. */
function explain(one: Case): Explanation {
  const winner = solve(one);
  return {
    rows: [{ label: { id: "toBeGiven" }, ...valued(one.goal, one.most) }],
    nimSum: leftValue(one.goal, one.most),
    winner,
    verdict: format(winner),
    ...listMoves(winner === "first" ? winningMoves(one) : []),
  };
}

function* winningMoves({ goal, most }: Case): Generator<ExplainedMove, void, undefined> {
  for (let given = 1; given <= most; given++) {
    const left = Math.max(0, goal - given);
    if (leftValue(left, most) !== 0) continue;
    const say: ProblemPhrase = { id: "give", values: { given } };
    yield { say, row: 0, before: valued(goal, most), after: valued(left, most) };
  }
}

function valued(left: number, most: number): Required<Valued> {
  return { value: `${left}`, grundy: leftValue(left, most) };
}

/** The amount still to be given, as a heap from which 1 … m may be taken. Giving more than that means taking all of it. */
function positions({ goal, most }: Case): readonly PlayedPosition[] {
  const amounts = Array.from({ length: Math.min(goal, most) }, (_, index) => index + 1);
  return [playAs(subtraction(amounts), [goal])];
}

const { goal, most } = limits;

/** The statement bounds the numbers but not the count of cases; the largest input here is about 700 kB. */
const generate: Generate = {
  tiny: (random) => print(cases(random, 10, 12, 5)),
  random: (random) => print(cases(random, 20, goal.max, most.max)),
  largest: (random) => print(cases(random, 100_000, goal.max, most.max)),
};

function cases(random: () => number, count: number, far: number, much: number): readonly Case[] {
  return repeat(count, () => ({
    goal: randomInteger(random, goal.min, far),
    most: randomInteger(random, most.min, much),
  }));
}

/** Two players give from 1 to m in turn; the first to bring the sum to n wins. */
export const hdu2188 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu2188",
  title: "悼念512汶川大地震遇难同胞——选拔志愿者",
  judge: {
    name: "HDU 2188",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=2188",
    seconds: "usual",
    kilobytes: "usual",
    ends: "count",
  },
  limits,
  columns: { row: "sum", value: "amount" },
  samples: [
    { input: "2\n8 10\n11 10\n", output: "Grass\nRabbit\n", by: "judge" },
    { input: "3\n4 3\n7 3\n2 9\n", output: "Rabbit\nGrass\nGrass\n", by: "us" },
  ],
  ...{ read, solve, format, explain, positions, print, generate },
});
