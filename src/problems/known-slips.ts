import { counterexample } from "../judge/counterexample.ts";
import { faultIn } from "../judge/fault-in.ts";
import { programHere } from "../judge/program-here.ts";
import type { Sample } from "./problem.ts";
import { findProblem } from "./registry.ts";
import { taskOf } from "./tasks.ts";
import { textReader } from "./text-reader.ts";

/** A known mistake, and an input that shows it. */
interface KnownSlip {
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
export async function knownSlips(id: string): Promise<readonly KnownSlip[]> {
  const task = await taskOf(id);
  const problem = findProblem(id);
  if (!problem) throw new RangeError(`Cannot show slips of ${id}: there is no such problem`);
  const samples = problem.samples.map(({ by, input }) => ({
    by,
    cases: [...problem.read(textReader(input))],
  }));

  return Promise.all(
    task.slips.map(async (slip): Promise<KnownSlip> => {
      const program = programHere(() => slip.start());
      const { cases } = await counterexample(task, slip);
      const answer = slip.start();
      const found: { [by in Sample["by"]]?: boolean } = {};
      for (const { by, cases: sample } of samples) {
        const fault = faultIn(task, sample, await program.run(sample, Infinity));
        found[by] = found[by] === true || fault !== undefined;
      }
      return {
        id: slip.id,
        input: problem.print(cases).trimEnd(),
        right: cases.map((one) => String(task.answer(one))).join("\n"),
        given: cases.map((one) => String(answer(one))).join("\n"),
        found,
      };
    }),
  );
}
