import { faultIn, type Fault, programHere } from "../judge/program.ts";
import { inputsOf } from "../judge/inputs.ts";
import { shrink } from "../judge/shrink.ts";
import type { KnownMistake, Task } from "../judge/task.ts";
import type { Sample } from "./problem.ts";
import { textReader } from "./token-reader.ts";
import { findProblem, taskOf } from "./registry.ts";

/**
 * The smallest cases that are found on which a fresh start of a mistake errs, from what is said to show it or else from all
 * small ones: one case, or several in a row where only what it keeps between them is wrong. It errs at the last.
 *
 * @throws {RangeError} where it errs on none of these
 */
export async function counterexample<Case>(
  task: Task<Case>,
  mistake: KnownMistake<Case>,
): Promise<{ readonly cases: readonly Case[]; readonly fault: Fault }> {
  const program = programHere(() => mistake.start());
  for (const cases of mistake.shows ? [mistake.shows] : inputsOf(task, "small", 0)) {
    const run = await program.run(cases, Infinity);
    const fault = faultIn(task, cases, run);
    const step = mistake.shows ? "mistakes" : "small";
    if (fault) return shrink(task, program, { step, input: cases, run, fault }, Infinity, Infinity);
  }
  throw new RangeError(`Cannot show the mistake ${mistake.id}: it errs on none of the cases`);
}

/** A known mistake, and an input that shows it. */
interface ShownMistake {
  readonly id: string;
  /** As small as the judge finds one; complete. */
  readonly input: string;
  /** The right lines. */
  readonly right: string;
  /** The lines of a program with this mistake. */
  readonly given: string;
  /** Whose examples show the mistake; without an entry for those who have none. */
  readonly found: Partial<Record<Sample["by"], boolean>>;
}

/**
 * The known mistakes of a problem, each with the smallest input that shows it.
 *
 * @throws {RangeError} where there is no problem of this id.
 */
export async function knownMistakes(id: string): Promise<readonly ShownMistake[]> {
  const task = await taskOf(id);
  const problem = findProblem(id);
  if (!problem) throw new RangeError(`Cannot show mistakes of ${id}: there is no such problem`);
  const samples = problem.samples.map(({ by, input }) => ({
    by,
    cases: [...problem.read(textReader(input))],
  }));

  return Promise.all(
    task.mistakes.map(async (mistake): Promise<ShownMistake> => {
      const program = programHere(() => mistake.start());
      const { cases } = await counterexample(task, mistake);
      const answer = mistake.start();
      const found: { [by in Sample["by"]]?: boolean } = {};
      for (const { by, cases: sample } of samples) {
        const fault = faultIn(task, sample, await program.run(sample, Infinity));
        found[by] = found[by] === true || fault !== undefined;
      }
      return {
        id: mistake.id,
        input: problem.print(cases).trimEnd(),
        right: cases.map((one) => String(task.answer(one))).join("\n"),
        given: cases.map((one) => String(answer(one))).join("\n"),
        found,
      };
    }),
  );
}
