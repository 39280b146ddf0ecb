import { faultIn, type Fault } from "./fault-in.ts";
import type { Program } from "./program.ts";
import type { Task } from "./task.ts";

/** Runs that are made to find a smaller failure, at most. */
const TRIES = 200;

/** A failure that takes long to see is not made smaller for longer than this, in milliseconds. */
const LONGEST = 4000;

/** Cases, asked in a row of a fresh start, of which the last goes wrong. */
interface Found<Case> {
  readonly cases: readonly Case[];
  readonly fault: Fault;
}

/**
 * The smallest failure that is found from one: the last case alone if it fails alone, and then simpler and simpler cases;
 * otherwise as few cases before it as are needed. Undefined where the program was stopped meanwhile.
 */
export async function shrink<Case>(
  task: Task<Case>,
  program: Program<Case>,
  cases: readonly Case[],
  fault: Fault,
  patience: number,
): Promise<Found<Case> | undefined> {
  let found: Found<Case> = { cases, fault };
  let tries = 0;
  let spent = 0;
  let state: "runs" | "stopped" = "runs";

  const isStopped = (): boolean => state === "stopped";

  /** Whether these cases fail in the same way at their last; they are then what is found. */
  const fails = async (smaller: readonly Case[]): Promise<boolean> => {
    if (isStopped() || tries++ >= TRIES || spent > LONGEST) return false;
    const run = await program.run(smaller, Math.min(patience, LONGEST / 2));
    spent += run.milliseconds;
    if (run.end.kind === "stopped") {
      state = "stopped";
      return false;
    }
    const again = faultIn(task, smaller, run);
    if (again?.verdict !== found.fault.verdict || again.at !== smaller.length - 1) return false;
    found = { cases: smaller, fault: again };
    return true;
  };

  const isAlone = cases.length === 1 || (await fails(cases.slice(-1)));
  if (!isAlone) await fewer(cases, fails);
  else if (task.simpler) {
    for (let [one] = found.cases; one !== undefined;) {
      const from: Case = one;
      one = undefined;
      for (const simpler of task.simpler(from)) {
        if (!(await fails([simpler]))) continue;
        one = simpler;
        break;
      }
    }
  }
  return isStopped() ? undefined : found;
}

/** Leaves out of the cases before the last as many as it can: halves first, then quarters, down to one. */
async function fewer<Case>(
  cases: readonly Case[],
  fails: (cases: readonly Case[]) => Promise<boolean>,
): Promise<void> {
  let before = cases.slice(0, -1);
  const last = cases.slice(-1);
  for (let size = Math.ceil(before.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < before.length;) {
      const without = [...before.slice(0, from), ...before.slice(from + size)];
      if (await fails([...without, ...last])) before = without;
      else from += size;
    }
  }
}
