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
