import { judge } from "../../src/judge/judge.ts";
import { asText } from "../../src/judge/task.ts";
import { textProgram, type RunText } from "../../src/judge/text-program.ts";
import { readingOf } from "../../src/problems/reading-mistakes.ts";
import { findProblem, taskOf } from "../../src/problems/registry.ts";
import { endOf, type ProgramRun } from "../../src/programs/run.ts";

const WORDS = {
  recursion: "recursion",
  exception: "exception",
  abort: "abort",
  lost: "lost",
};

const ALLOWED = 60_000;

/** Judges a program that runs in this process. */
export async function judgeText(
  id: string,
  run: (input: string) => ProgramRun | Promise<ProgramRun>,
) {
  const problem = findProblem(id);
  if (!problem) throw new Error(`Cannot judge program: there must be a problem ${id}`);
  const runText: RunText = async (input) => {
    const began = performance.now();
    const ran = await run(input);
    return {
      output: ran.output,
      end: endOf(ran, WORDS),
      milliseconds: performance.now() - began,
    };
  };
  const task = asText(await taskOf(id));
  const program = textProgram(runText, problem);
  const judgement = await judge(task, program, { seed: 1, allowed: ALLOWED });
  if (judgement.verdict === "accepted" || judgement.verdict === "stopped") return judgement;
  return { ...judgement, reading: await readingOf(runText, problem, task, judgement, ALLOWED) };
}
