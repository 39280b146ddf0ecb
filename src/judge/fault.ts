import type { Run } from "./program.ts";
import type { Plain, Task } from "./task.ts";

const kind = (value: unknown): string =>
  Array.isArray(value) ? "list" : value === null ? "null" : typeof value;

/** Whether a value is of the type of a right answer: a list is one whatever it holds. */
export const isOfType = (right: Plain, given: unknown): boolean => kind(given) === kind(right);

/** Whether two values are equal, item by item; 0 and -0 are not. */
export function equal(right: Plain, given: unknown): boolean {
  if (!Array.isArray(right) || !Array.isArray(given)) return Object.is(right, given);
  const items: readonly Plain[] = right;
  return items.length === given.length && items.every((item, at) => equal(item, given[at]));
}

/** The first thing that is wrong with a run. */
export interface Fault {
  readonly verdict: "wrong" | "type" | "time" | "memory" | "runtime" | "output";
  /** The index of the case at which it is, among those asked. */
  readonly at: number;
  /** The right answer to that case. */
  readonly right: Plain;
  /** What the program answered to it; absent where it gave no answer. */
  readonly given?: unknown;
  /** How the run ended. */
  readonly end: Run["end"];
}

/** Whether this is a right answer to a case. */
export function isRight<Case>(task: Task<Case>, one: Case, given: unknown): boolean {
  const right = task.answer(one);
  if (!isOfType(right, given)) return false;
  return equal(right, given) || task.same?.(right, given as Plain, one) === true;
}

/** The first thing that is wrong with a run; undefined where each answer is right and no more are given than asked. */
export function faultIn<Case>(
  task: Task<Case>,
  cases: readonly Case[],
  { answers, end }: Run,
): Fault | undefined {
  for (const [at, one] of cases.entries()) {
    const right = task.answer(one);
    if (at >= answers.length) return { verdict: missing(end), at, right, end };
    const given = answers[at];
    if (!isOfType(right, given)) return { verdict: "type", at, right, given, end };
    if (!isRight(task, one, given)) return { verdict: "wrong", at, right, given, end };
  }
  const at = cases.length - 1;
  const [one] = cases.slice(-1);
  if (one === undefined) return undefined;
  const right = task.answer(one);
  if (answers.length > cases.length) {
    return { verdict: "output", at, right, given: answers[cases.length], end };
  }
  return end.kind === "finished" ? undefined : { verdict: missing(end), at, right, end };
}

/** The verdict of a run that ended before it had answered everything. */
function missing({ kind }: Run["end"]): Fault["verdict"] {
  if (kind === "time" || kind === "memory") return kind;
  return kind === "crash" ? "runtime" : "output";
}
