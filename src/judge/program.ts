import type { Plain, Task } from "./task.ts";

/** How a run of a program ended. */
export type End =
  /** The lines that it printed, where they are more than the cases, or fewer: none is known to be the answer to its case. */
  | { readonly kind: "finished"; readonly printed?: readonly string[] }
  /**
   * It took longer than it was allowed to; the case that it was at, so many milliseconds, where that is known; or
   * it waited so many milliseconds, and did not compute.
   */
  | { readonly kind: "time"; readonly within?: number; readonly waited?: number }
  /** It failed: an exception in a page, an exit status or a signal in a terminal. */
  | { readonly kind: "crash"; readonly message: string; readonly line?: number }
  /** It printed, or wrote, more than any right program does. */
  | { readonly kind: "flood" }
  /** It needed more memory than it was given. */
  | { readonly kind: "memory" }
  /** Somebody asked for its end. */
  | { readonly kind: "stopped" };

/** One run: as many answers as came, and how it ended. */
export interface Run {
  /** The answer to each case, in order; fewer than the cases where the run ended early. */
  readonly answers: readonly unknown[];
  readonly end: End;
  readonly milliseconds: number;
}

/** A program to be judged. */
export interface Program<Case> {
  /**
   * Starts the program afresh and asks it the cases in a row. What goes wrong is told by {@link Run.end}: it is rejected
   * only where the program cannot be started at all.
   *
   * @param allowed milliseconds for all of them
   * @param heard called with the number of cases answered so far, now and then
   */
  run(cases: readonly Case[], allowed: number, heard?: (answered: number) => void): Promise<Run>;
}

/** A program of this process, without limits; `start` begins it afresh. An error that it throws is its end. */
export function programHere<Case>(start: () => (one: Case) => unknown): Program<Case> {
  return {
    run: (cases) => {
      const answer = start();
      const answers: unknown[] = [];
      try {
        for (const one of cases) answers.push(answer(one));
      } catch (error) {
        const end = { kind: "crash", message: String(error) } as const;
        return Promise.resolve({ answers, end, milliseconds: 0 });
      }
      return Promise.resolve({ answers, end: { kind: "finished" }, milliseconds: 0 });
    },
  };
}

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
