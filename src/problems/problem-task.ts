import type { Plain, Task } from "../judge/task.ts";
import type { Problem } from "./problem.ts";
import { textReader } from "./text-reader.ts";

/** What a task cannot learn from its problem. */
type Own<Case> = Pick<
  Task<Case>,
  "entry" | "pass" | "small" | "edges" | "simpler" | "numbers" | "most" | "slips"
> & {
  /** Where the answer of a function is not the judge's line: a number, say. */
  readonly answer?: (one: Case) => Plain;
};

/** The task of a contest problem: a case is one line of its output. */
export function problemTask<Case, Verdict>(
  problem: Problem<Case, Verdict>,
  own: Own<Case>,
): Task<Case> {
  const cases = (input: string): readonly Case[] => [...problem.read(textReader(input))];
  const { generate } = problem;
  return {
    answer: (one) => problem.format(problem.solve(one)),
    print: (one) => problem.print([one]),
    samples: problem.samples.flatMap(({ input }) => cases(input)),
    random: (random) => cases(generate.random(random)),
    largest: (random) => cases(generate.largest(random)),
    ...own,
  };
}
