import { counterexample } from "../judging/counterexample.ts";
import { faultIn } from "../judging/fault-in.ts";
import { programHere } from "../judging/program-here.ts";
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
  /** Whose samples were looked at, the judge's own where there are any, and whether they show the mistake. */
  readonly by: "judge" | "us";
  readonly finds: boolean;
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
  const by = problem.samples.some((sample) => sample.by === "judge") ? "judge" : "us";
  const samples = problem.samples
    .filter((sample) => sample.by === by)
    .map(({ input }) => [...problem.read(textReader(input))]);

  return Promise.all(
    task.slips.map(async (slip): Promise<KnownSlip> => {
      const program = programHere(() => slip.start());
      const { cases } = await counterexample(task, slip);
      const answer = slip.start();
      const runs = samples.map(async (sample) =>
        faultIn(task, sample, await program.run(sample, Infinity)),
      );
      return {
        id: slip.id,
        input: problem.print(cases).trimEnd(),
        right: cases.map((one) => String(task.answer(one))).join("\n"),
        given: cases.map((one) => String(answer(one))).join("\n"),
        by,
        finds: (await Promise.all(runs)).some(Boolean),
      };
    }),
  );
}
