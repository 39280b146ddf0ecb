import type { CaseNumber, Plain, Task } from "../judge/task.ts";
import type { Problem } from "./problem.ts";
import { textReader } from "./reading.ts";

/** What a task cannot learn from its problem. */
type Own<Case> = Pick<
  Task<Case>,
  "entry" | "pass" | "same" | "small" | "edges" | "simpler" | "numbers" | "most" | "mistakes"
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

/**
 * Either half of a list, and the list without one item; never an empty one.
 *
 * @example
 * [...shorterLists([1, 3, 4])]; // [[1], [3, 4], [3, 4], [1, 4], [1, 3]]
 */
export function* shorterLists<Item>(
  list: readonly Item[],
): Generator<readonly Item[], void, undefined> {
  if (list.length < 2) return;
  const half = Math.floor(list.length / 2);
  yield list.slice(0, half);
  yield list.slice(half);
  for (const at of list.keys()) yield list.toSpliced(at, 1);
}

/**
 * The numbers of a list in a case.
 *
 * @param make the case with another list; undefined where the statement does not allow it
 */
export const listNumbers = <Case>(
  list: readonly number[],
  least: number,
  make: (list: readonly number[]) => Case | undefined,
): readonly CaseNumber<Case>[] =>
  list.map((value, at) => ({ value, least, replace: (by) => make(list.with(at, by)) }));

/**
 * All lists of positive integers with a sum, those that begin with a large one first.
 *
 * @example
 * [...listsOfSum(3)]; // [[3], [2, 1], [1, 2], [1, 1, 1]]
 */
export function* listsOfSum(sum: number): Generator<readonly number[], void, undefined> {
  if (sum === 0) yield [];
  for (let first = sum; first >= 1; first--) {
    for (const rest of listsOfSum(sum - first)) yield [first, ...rest];
  }
}
