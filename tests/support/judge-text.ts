import { judge } from "../../src/judge/judge.ts";
import { asText } from "../../src/judge/task.ts";
import { textProgram } from "../../src/judge/text-program.ts";
import { findProblem, taskOf } from "../../src/problems/registry.ts";
import { endOf, type ProgramRun } from "../../src/programs/run.ts";

const WORDS = { recursion: "recursion", exception: "exception", lost: "lost" };

/** Judges a program that runs in this process. */
export async function judgeText(
  id: string,
  run: (input: string) => ProgramRun | Promise<ProgramRun>,
) {
  const problem = findProblem(id);
  if (!problem) throw new Error(`There is no problem ${id}`);
  const program = textProgram(
    async (input) => {
      const began = performance.now();
      const ran = await run(input);
      return {
        output: ran.output,
        end: endOf(ran, WORDS),
        milliseconds: performance.now() - began,
      };
    },
    (cases) => problem.print(cases),
  );
  return judge(asText(await taskOf(id)), program, { seed: 1, allowed: 60_000 });
}
