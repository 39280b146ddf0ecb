import { equal } from "./equal.ts";
import type { Program, Run } from "./program.ts";
import type { Slip, Task } from "./task.ts";

/** What a program was asked, and what it answered. */
interface Asked<Case> {
  readonly cases: readonly Case[];
  readonly run: Pick<Run, "answers">;
}

/** Milliseconds for a run that only tells slips apart. */
const PATIENCE = 2000;

/**
 * The id of the slip that has answered everything as the program has; undefined where there is none. What has not been
 * asked yet is asked now, for slips that answer alike so far.
 */
export async function diagnose<Case>(
  task: Task<Case>,
  program: Program<Case>,
  asked: readonly Asked<Case>[],
  unasked: readonly (readonly Case[])[],
): Promise<string | undefined> {
  let suspects = task.slips;
  const compare = (runs: readonly Asked<Case>[]): void => {
    suspects = suspects.filter((slip) => runs.every((each) => answersAlike(slip, each)));
  };
  compare(asked);
  for (const cases of unasked) {
    if (suspects.length === 0) return undefined;
    compare([{ cases, run: await program.run(cases, PATIENCE) }]);
  }
  return suspects[0]?.id;
}

/** Whether a fresh start of the slip gives the answers of the run; those that did not come say nothing. */
export function answersAlike<Case>(slip: Slip<Case>, { cases, run }: Asked<Case>): boolean {
  const answer = slip.start();
  return run.answers.every((given, at) => {
    const one = cases[at];
    return one !== undefined && equal(answer(one), given);
  });
}
