import { equal } from "./equal.ts";
import type { Program, Run } from "./program.ts";
import type { Slip, Task } from "./task.ts";

/** What a program was asked, and what it answered. */
interface Asked<Case> {
  readonly cases: readonly Case[];
  readonly run: Pick<Run, "answers">;
}

/** Milliseconds for all runs that only tell known mistakes apart, and for the answers of those. */
const PATIENCE = 2000;

/**
 * The ids of all known mistakes that have answered everything as the program has. What has not been asked yet is asked now,
 * for mistakes that answer alike so far, while there is time.
 */
export async function diagnose<Case>(
  task: Task<Case>,
  program: Program<Case>,
  asked: readonly Asked<Case>[],
  unasked: readonly (readonly Case[])[],
): Promise<readonly string[]> {
  const end = Date.now() + PATIENCE;
  let suspects = task.slips;
  const compare = (runs: readonly Asked<Case>[]): void => {
    suspects = suspects.filter((slip) => runs.every((each) => answersAlike(slip, each, end)));
  };
  compare(asked);
  for (const cases of unasked) {
    const left = end - Date.now();
    if (suspects.length === 0 || left <= 0) break;
    compare([{ cases, run: await program.run(cases, left) }]);
  }
  return suspects.map(({ id }) => id);
}

/**
 * Whether a fresh start of the slip gives the answers of the run; those that did not come say nothing.
 *
 * @param end the time, as of `Date.now()`, after which no more answers are compared: some slips are slow
 */
export function answersAlike<Case>(
  slip: Slip<Case>,
  { cases, run }: Asked<Case>,
  end = Infinity,
): boolean {
  const answer = slip.start();
  return run.answers.every((given, at) => {
    const one = cases[at];
    return one !== undefined && (Date.now() > end || equal(answer(one), given));
  });
}
