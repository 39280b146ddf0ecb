import { faultIn, type Fault } from "./fault-in.ts";
import type { Program } from "./program.ts";
import type { Task } from "./task.ts";

/** Runs that are made to find a smaller failure, at most. */
const TRIES = 200;

/** A failure that takes long to see is not made smaller for longer than this, in milliseconds. */
const LONGEST = 3000;

/** Milliseconds for a run that only looks for the place of a failure. */
const GLANCE = 500;

/** A case that has taken so much of the time of its run, as a part of 1, hangs. */
const HANGS = 0.9;

/** Cases, asked in a row of a fresh start, of which the last goes wrong. */
interface Found<Case> {
  readonly cases: readonly Case[];
  readonly fault: Fault;
}

/**
 * The smallest failure that is found from one: the case alone if it fails alone, and then simpler and simpler cases;
 * otherwise as few cases before it as are needed.
 *
 * @param input that failed, with this fault
 * @param allowed milliseconds of a run, as many as it had then
 */
export async function shrink<Case>(
  task: Task<Case>,
  program: Program<Case>,
  input: readonly Case[],
  fault: Fault,
  allowed: number,
): Promise<Found<Case>> {
  // What a program printed before it died may not have been written: then it came farther than is known.
  const isExact = fault.verdict === "wrong" || fault.verdict === "type";
  let found: Found<Case> = { cases: isExact ? input.slice(0, fault.at + 1) : input, fault };
  let tries = 0;
  let spent = 0;

  /** The fault of a run of these cases, where it is of the same kind. */
  const run = async (cases: readonly Case[], patience = allowed): Promise<Fault | undefined> => {
    if (tries++ >= TRIES || spent >= LONGEST) return undefined;
    const run = await program.run(cases, patience);
    spent += run.milliseconds;
    const again = faultIn(task, cases, run);
    return again?.verdict === fault.verdict ? again : undefined;
  };
  /** Whether these cases fail at their last; they are then what is found. */
  const fails: Fails<Case> = async (cases) => {
    const again = await run(cases);
    if (again?.at !== cases.length - 1) return false;
    found = { cases, fault: again };
    return true;
  };

  const alone = input.slice(fault.at, fault.at + 1);
  if (fault.end.kind === "time" && (fault.end.within ?? 0) > HANGS * allowed) {
    // It need not be waited for again: a glance shows whether it hangs without those before it.
    const isFirst = fault.at === 0;
    if (isFirst || (await run(alone, Math.min(allowed, GLANCE)))) {
      return { cases: alone, fault: { ...fault, at: 0 } };
    }
  }
  let isAlone = input.length === 1 || (await fails(alone));
  if (!isAlone && !isExact && !(await fails(input.slice(0, fault.at + 1)))) {
    const place = await least(fault.at + 1, input.length, async (count) =>
      Boolean(await run(input.slice(0, count), Math.min(allowed, GLANCE))),
    );
    isAlone = await fails(input.slice(place - 1, place));
    const until = input.slice(0, place);
    const again = isAlone ? undefined : await run(until);
    if (again) found = { cases: until, fault: again };
  }
  if (!isAlone) await fewer(found.cases, fails);
  else if (task.simpler) await simplify(found.cases, task.simpler.bind(task), fails);
  const at = found.cases.length - 1;
  const [last] = found.cases.slice(at);
  return found.fault.at === at || last === undefined
    ? found
    : { ...found, fault: { ...found.fault, at, right: task.answer(last) } };
}

type Fails<Case> = (cases: readonly Case[]) => Promise<boolean>;

/** The least number in (passes, fails] for which the test is true, where it is false up to a number and true from there on. */
async function least(
  passes: number,
  fails: number,
  test: (count: number) => Promise<boolean>,
): Promise<number> {
  let [low, high] = [passes, fails];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await test(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Follows one failing case down to simpler ones. */
async function simplify<Case>(
  [from]: readonly Case[],
  simpler: (one: Case) => Iterable<Case>,
  fails: Fails<Case>,
): Promise<void> {
  if (from === undefined) return;
  for (const one of simpler(from)) {
    if (await fails([one])) return simplify([one], simpler, fails);
  }
}

/** Leaves out of the cases before the last as many as it can: halves first, then quarters, down to one. */
async function fewer<Case>(cases: readonly Case[], fails: Fails<Case>): Promise<void> {
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
