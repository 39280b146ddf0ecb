import { faultIn, type Fault } from "./fault-in.ts";
import type { Program } from "./program.ts";
import type { Task } from "./task.ts";

/** Runs that are made to find a smaller failure, at most. */
const TRIES = 200;

/** A failure that takes long to see is not made smaller for longer than this, in milliseconds. */
const LONGEST = 4000;

/** Cases, asked in a row of a fresh start, among which one goes wrong. */
interface Found<Case> {
  readonly cases: readonly Case[];
  readonly fault: Fault;
}

/**
 * The smallest failure that is found from one: the case at which it shows if it fails alone, and then simpler and simpler
 * cases; otherwise as few cases as are needed. Where a program holds its answers back the fault may show too early, and all
 * cases of its input are looked through. Undefined where the program was stopped meanwhile.
 */
export async function shrink<Case>(
  task: Task<Case>,
  program: Program<Case>,
  cases: readonly Case[],
  fault: Fault,
  patience: number,
): Promise<Found<Case> | undefined> {
  const isLate = fault.verdict === "time";
  const allowed = isLate ? patience : Math.min(patience, LONGEST / 2);
  let found: Found<Case> = {
    cases: program.holdsBack ? cases : cases.slice(0, fault.at + 1),
    fault,
  };
  let tries = 0;
  let spent = 0;
  let state: "runs" | "stopped" = "runs";

  const isStopped = (): boolean => state === "stopped";

  /** Whether these cases fail too; they are then what is found. A lack of time and another fault are not alike. */
  const fails = async (smaller: readonly Case[]): Promise<boolean> => {
    if (isStopped() || smaller.length === 0 || tries++ >= TRIES || spent > LONGEST) return false;
    const run = await program.run(smaller, allowed);
    spent += run.milliseconds;
    if (run.end.kind === "stopped") {
      state = "stopped";
      return false;
    }
    const again = faultIn(task, smaller, run);
    if (again === undefined || (again.verdict === "time") !== isLate) return false;
    found = { cases: smaller, fault: again };
    return true;
  };

  const upToIt = (): readonly Case[] => found.cases.slice(0, found.fault.at + 1);
  const isUpToIt = (): boolean => upToIt().length === found.cases.length;
  if (found.cases.length > 1 && !(await fails(upToIt().slice(-1)))) {
    if (!isUpToIt()) await fails(upToIt());
    await fewer(found.cases, fails);
    if (!isUpToIt()) await fails(upToIt());
  }
  if (found.cases.length === 1 && task.simpler) {
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

/** Leaves out as many of the cases as it can: halves first, then quarters, down to one. */
async function fewer<Case>(
  cases: readonly Case[],
  fails: (cases: readonly Case[]) => Promise<boolean>,
): Promise<void> {
  let left = cases;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < left.length;) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      if (await fails(without)) left = without;
      else from += size;
    }
  }
}
