import type { Task } from "../judge/task.ts";

/** The tasks of the problems, a line each: loaded when they are asked for, since only a judge needs their mistakes. */
const tasks: Readonly<Record<string, () => Promise<{ readonly task: unknown }>>> = {
  hdu1079: () => import("./hdu1079/mistakes.ts"),
  hdu1536: () => import("./hdu1536/mistakes.ts"),
  hdu1730: () => import("./hdu1730/mistakes.ts"),
  hdu1847: () => import("./hdu1847/mistakes.ts"),
  hdu1848: () => import("./hdu1848/mistakes.ts"),
  hdu2188: () => import("./hdu2188/mistakes.ts"),
  hdu2509: () => import("./hdu2509/mistakes.ts"),
  hdu5724: () => import("./hdu5724/mistakes.ts"),
  p2575: () => import("./p2575/mistakes.ts"),
  poj1704: () => import("./poj1704/mistakes.ts"),
  poj2348: () => import("./poj2348/mistakes.ts"),
  poj2975: () => import("./poj2975/mistakes.ts"),
  stones: () => import("./stones/mistakes.ts"),
};

/**
 * The task of a problem, from its folder's `mistakes.ts`.
 *
 * @throws {RangeError} where there is no problem of this id.
 */
export async function taskOf(id: string): Promise<Task> {
  const load = Object.hasOwn(tasks, id) ? tasks[id] : undefined;
  if (!load) throw new RangeError(`Cannot judge ${id}: there is no such problem`);
  const { task } = await load();
  return task as Task;
}
