import type { Task } from "../judge/task.ts";
import { byCase, linesOf, type RunText } from "../judge/text-program.ts";
import type { Problem } from "./problem.ts";
import { textReader } from "./token-reader.ts";

/** A mistake in how the input is read, not in how a case is judged. */
export type ReadingMistake = "no-output" | "first-only" | "terminator" | "end-of-input" | "count";

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, at) => line === others[at]);

const FIRST = /^\s*(\d+)([^]*)$/;

/** Five small cases that show such a mistake: as a count, the first number of their input is at least 3. */
export function readingProbe(problem: Problem, small: Iterable<unknown>): readonly unknown[] {
  const cases = [...small];
  const first = cases.findIndex((one) => Number(FIRST.exec(problem.print([one]))?.[1]) >= 3);
  const from = Math.max(0, first);
  return cases.slice(from, from + 5);
}

/** The mistake in reading that gives these answers for an input with these cases; undefined where none does. */
export function readingMistake(
  problem: Problem,
  cases: readonly unknown[],
  printed: readonly string[],
): ReadingMistake | undefined {
  const answer = (one: unknown): string => problem.format(problem.solve(one));
  const right = cases.map(answer);
  const { ends } = problem;
  if (printed.length === 0) return "no-output";
  if (ends === "one") return undefined;
  if (printed.length === 1 && right.length > 1 && printed[0] === right[0]) return "first-only";
  if (printed.length > right.length && same(printed.slice(0, right.length), right)) {
    const more = printed.slice(right.length);
    // A file may end with a 0 as well, which is no case: after the questions about a graph, say.
    const hasZero = ends === "file" && cases.every((one) => /\n0\n$/.test(problem.print([one])));
    if ((hasZero || ends.startsWith("zero")) && more.length === 1) return "terminator";
    if (ends === "file" && more.every((line) => right.includes(line))) return "end-of-input";
  }
  if (ends === "count") return undefined;
  const [, first = "", rest = ""] = FIRST.exec(problem.print(cases)) ?? [];
  const shifted = completeCases(problem, rest).map(answer).slice(0, Number(first));
  const isCount =
    shifted.length > 1 &&
    same(printed.slice(0, shifted.length), shifted) &&
    (printed.length === shifted.length || printed.length === Number(first));
  return isCount ? "count" : undefined;
}

/** The complete cases at the start of a text. */
function completeCases(problem: Problem, text: string): readonly unknown[] {
  const cases: unknown[] = [];
  try {
    for (const one of problem.read(textReader(text))) cases.push(one);
  } catch {
    // The rest is no case.
  }
  return cases;
}

/** What is asked of a judge's failure. */
interface FoundFailure {
  readonly verdict: string;
  readonly mistakes: readonly string[];
  readonly cases: readonly unknown[];
}

/** The mistake in reading the input that a program makes, where its answers are those of no other known mistake. */
export async function readingOf(
  run: RunText,
  problem: Problem,
  task: Task,
  failure: FoundFailure,
  allowed: number,
): Promise<ReadingMistake | undefined> {
  const { verdict, mistakes } = failure;
  if ((verdict !== "output" && verdict !== "wrong") || mistakes.length > 0) return undefined;
  const cases = readingProbe(problem, task.small());
  const ran = await run(problem.print(cases), allowed);
  // What a program printed before it died may be lost.
  if (ran.end.kind === "crash") return undefined;
  const found = readingMistake(problem, cases, byCase(linesOf(ran), problem.begins));
  // What fails shows more: who answers the first case and ends does not fail on it, and who prints nothing has no answer.
  const isFirst = found === "first-only" && failure.cases.length === 1;
  return isFirst || (found === "no-output" && verdict === "wrong") ? undefined : found;
}
