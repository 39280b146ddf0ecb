import { parentPort, workerData } from "node:worker_threads";
import { taskOf } from "../../src/problems/tasks.ts";
import { fates, type Fate } from "./fates.ts";
import { solutionProgram } from "./solution-program.ts";

/** Told a right program for a problem; then, of each text that is sent, says its fate, or "no program" where it is none. */
const { id, code } = workerData as { readonly id: string; readonly code: string };
const task = await taskOf(id);
const right = solutionProgram(task, code);
if (!right) throw new SyntaxError(`The right program for ${id} is none`);
const fateOf = await fates(id, (same) => same, right);

async function answer(text: string): Promise<Fate | "no program"> {
  const program = solutionProgram(task, text);
  return program ? fateOf(program) : "no program";
}

parentPort?.on("message", (text: string) => {
  void answer(text).then((fate) => parentPort?.postMessage(fate));
});
parentPort?.postMessage("ready");
