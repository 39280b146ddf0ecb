import { findFault, type Fault, inProcessProgram } from "../judge/program.ts";
import { inputsForStep } from "../judge/inputs.ts";
import { shrink } from "../judge/shrink.ts";
import type { KnownMistake, Task } from "../judge/task.ts";
import type { Sample } from "./problem.ts";
import { textReader } from "./token-reader.ts";
import { findProblem, taskOf } from "./registry.ts";

/**
 * Returns the smallest cases found on which a fresh start of a mistake fails, from its `shows` or else from all small
 * cases: one case, or several consecutive ones if only its state between cases is wrong. It fails on the last case.
 *
 * @throws {RangeError} if it fails on none of these cases
 */
export async function counterexample<Case>(
  task: Task<Case>,
  mistake: KnownMistake<Case>,
): Promise<{ readonly cases: readonly Case[]; readonly fault: Fault }> {
  const program = inProcessProgram(() => mistake.start());
  for (const cases of mistake.shows ? [mistake.shows] : inputsForStep(task, "small", 0)) {
    const run = await program.run(cases, Infinity);
    const fault = findFault(task, cases, run);
    const step = mistake.shows ? "mistakes" : "small";
    if (fault) return shrink(task, program, { step, input: cases, run, fault }, Infinity, Infinity);
  }
  throw new RangeError(`Cannot show the mistake ${mistake.id}: it fails on none of the cases`);
}

/** A known mistake, and an input that shows it. */
interface ShownMistake {
  readonly id: string;
  /** The smallest complete input that the judge finds. */
  readonly input: string;
  /** The correct lines. */
  readonly right: string;
  /** The lines of a program with this mistake. */
  readonly given: string;
  /** Whether the samples of each source show the mistake; no entry for a source without samples. */
  readonly found: Partial<Record<Sample["by"], boolean>>;
}

/**
 * Returns the known mistakes of a problem, each with the smallest input that shows it.
 *
 * @throws {RangeError} if there is no problem with this id.
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
      const program = inProcessProgram(() => mistake.start());
      const { cases } = await counterexample(task, mistake);
      const answer = mistake.start();
      const found: { [by in Sample["by"]]?: boolean } = {};
      for (const { by, cases: sample } of samples) {
        const fault = findFault(task, sample, await program.run(sample, Infinity));
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
