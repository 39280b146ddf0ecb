import type { Task } from "../judge/task.ts";
import { findProblem } from "./registry.ts";

/**
 * The task of a problem, from its folder's `mistakes.ts`. It is loaded when it is asked for: only a judge needs it.
 *
 * @throws {RangeError} where there is no problem of this id.
 */
export async function taskOf(id: string): Promise<Task> {
  if (!findProblem(id)) throw new RangeError(`Cannot judge ${id}: there is no such problem`);
  const { task } = (await import(`./${id}/mistakes.ts`)) as { readonly task: Task };
  return task;
}
