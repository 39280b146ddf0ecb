import { faultIn, type Fault } from "./fault-in.ts";
import { inputsOf } from "./inputs.ts";
import { programHere } from "./program-here.ts";
import { shrink } from "./shrink.ts";
import type { Slip, Task } from "./task.ts";

/**
 * The smallest cases that are found on which a fresh start of a slip errs, from what is said to show it or else from all
 * small ones: one case, or several in a row where only what it keeps between them is wrong. It errs at the last.
 *
 * @throws {RangeError} where it errs on none of these
 */
export async function counterexample<Case>(
  task: Task<Case>,
  slip: Slip<Case>,
): Promise<{ readonly cases: readonly Case[]; readonly fault: Fault }> {
  const program = programHere(() => slip.start());
  for (const cases of slip.shows ? [slip.shows] : inputsOf(task, "small", 0)) {
    const run = await program.run(cases, Infinity);
    const fault = faultIn(task, cases, run);
    const step = slip.shows ? "slips" : "small";
    if (fault) return shrink(task, program, { step, input: cases, run, fault }, Infinity, Infinity);
  }
  throw new RangeError(`Cannot show the slip ${slip.id}: it errs on none of the cases`);
}
