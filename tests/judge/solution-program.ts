import { programHere, type Program } from "../../src/judge/program.ts";
import type { Plain, Task } from "../../src/judge/task.ts";

/** The right program for a problem: a function that its file exports. */
export async function solutionProgram(id: string, task: Task): Promise<Program<unknown>> {
  const file = (await import(`./solutions/${id}.ts`)) as Record<
    string,
    (...given: Plain[]) => Plain
  >;
  const [solution] = Object.values(file);
  if (!solution) throw new RangeError(`tests/judge/solutions/${id}.ts must export a function`);
  return programHere(() => (one) => solution(...structuredClone(task.pass(one))));
}
