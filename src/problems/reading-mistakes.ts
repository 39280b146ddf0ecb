import type { Task } from "../judge/task.ts";
import { joinLinesByCase, printedLines, type RunText } from "../judge/text-program.ts";
import type { Problem } from "./problem.ts";
import { textReader } from "./token-reader.ts";

/** A mistake in reading the input, not in deciding a case. */
export type ReadingMistake = "no-output" | "first-only" | "terminator" | "end-of-input" | "count";

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, at) => line === others[at]);

const FIRST = /^\s*(\d+)([^]*)$/;

/** Returns five small cases whose input, if possible, begins with a number of at least 3, to be misread as a count. */
export function readingProbe(problem: Problem, small: Iterable<unknown>): readonly unknown[] {
  const cases = [...small];
  const first = cases.findIndex((one) => Number(FIRST.exec(problem.print([one]))?.[1]) >= 3);
  const from = Math.max(0, first);
  return cases.slice(from, from + 5);
}

/** Returns the reading mistake that produces these answers for an input with these cases; undefined if none does. */
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
    // An input without a count may also end with a 0 that is not a case: after the questions about a graph, for example.
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

/** Returns the complete cases at the start of a text. */
function completeCases(problem: Problem, text: string): readonly unknown[] {
  const cases: unknown[] = [];
  try {
    for (const one of problem.read(textReader(text))) cases.push(one);
  } catch {
    // The rest is not a case.
  }
  return cases;
}

/** The parts of a judge's failure that {@link readingOf} uses. */
interface FoundFailure {
  readonly verdict: string;
  readonly mistakes: readonly string[];
  readonly cases: readonly unknown[];
}

/** Returns the mistake that a program makes in reading its input, if its answers match no other known mistake. */
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
  // The output of a program before it crashed may be lost.
  if (ran.end.kind === "crash") return undefined;
  const found = readingMistake(problem, cases, joinLinesByCase(printedLines(ran), problem.begins));
  // A program that answers only the first case cannot fail on it, and one that prints nothing gives no wrong answer.
  const isFirst = found === "first-only" && failure.cases.length === 1;
  return isFirst || (found === "no-output" && verdict === "wrong") ? undefined : found;
}
