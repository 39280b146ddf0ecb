import type { Plain, Task } from "./task.ts";

/** How a run of a program ended. */
export type End =
  /** `printed` contains the output's lines if it has more or fewer answers than cases, so that they cannot be matched. */
  | { readonly kind: "finished"; readonly printed?: readonly string[] }
  /**
   * It exceeded its time limit. `within` is the time of the current case, if known; `waited` is the time by the clock, if
   * the program waited instead of computing. Both are in milliseconds.
   */
  | { readonly kind: "time"; readonly within?: number; readonly waited?: number }
  /** It failed: with an exception in a page, with an exit status or a signal in a terminal. */
  | { readonly kind: "crash"; readonly message: string; readonly line?: number }
  /** It produced more output than any right program does. */
  | { readonly kind: "flood" }
  /** It exceeded its memory limit. */
  | { readonly kind: "memory" }
  /** It was stopped on request. */
  | { readonly kind: "stopped" };

/** One run of a program: its answers, and how it ended. */
export interface Run {
  /** The answers to the cases, in order; fewer than the cases if the run ended early. */
  readonly answers: readonly unknown[];
  readonly end: End;
  readonly milliseconds: number;
}

/** A program to be judged. */
export interface Program<Case> {
  /**
   * Starts the program afresh and runs it on the cases, one after another. Failures are reported in {@link Run.end}; it
   * rejects only if the program cannot be started.
   *
   * @param allowed milliseconds for all cases
   * @param report called from time to time with the number of cases answered so far
   */
  run(cases: readonly Case[], allowed: number, report?: (answered: number) => void): Promise<Run>;
}

/** Returns a program that runs in this process, without limits; `start` starts it afresh. An exception ends a run. */
export function inProcessProgram<Case>(start: () => (one: Case) => unknown): Program<Case> {
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

/** Reports whether a value has the type of a right answer. The items of lists are not compared. */
const isOfType = (right: Plain, given: unknown): boolean => kind(given) === kind(right);

/** Reports whether two values are equal, item by item; 0 and -0 are not equal. */
export function equal(right: Plain, given: unknown): boolean {
  if (!Array.isArray(right) || !Array.isArray(given)) return Object.is(right, given);
  const items: readonly Plain[] = right;
  return items.length === given.length && items.every((item, at) => equal(item, given[at]));
}

/** The first fault of a run. */
export interface Fault {
  readonly verdict: "wrong" | "type" | "time" | "memory" | "runtime" | "output";
  /** The index of the case at fault. */
  readonly at: number;
  /** The right answer to that case. */
  readonly right: Plain;
  /** The program's answer to that case; absent if there is none. */
  readonly given?: unknown;
  /** How the run ended. */
  readonly end: Run["end"];
}

/** Reports whether an answer to a case is right. */
export function isRight<Case>(task: Task<Case>, one: Case, given: unknown): boolean {
  const right = task.answer(one);
  if (!isOfType(right, given)) return false;
  return equal(right, given) || task.isEquivalent?.(right, given as Plain, one) === true;
}

/** Returns the first fault of a run; undefined if it finished with a right answer to each case and no others. */
export function findFault<Case>(
  task: Task<Case>,
  cases: readonly Case[],
  { answers, end }: Run,
): Fault | undefined {
  for (const [at, one] of cases.entries()) {
    const right = task.answer(one);
    if (at >= answers.length) return { verdict: verdictOf(end), at, right, end };
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
  return end.kind === "finished" ? undefined : { verdict: verdictOf(end), at, right, end };
}

/** Returns the verdict of a run that did not finish, or that left out answers. */
function verdictOf({ kind }: Run["end"]): Fault["verdict"] {
  if (kind === "time" || kind === "memory") return kind;
  return kind === "crash" ? "runtime" : "output";
}
