import type { Task } from "../judging/task.ts";

/** The tasks of the problems, by their ids: each is loaded when it is asked for, since only a judge needs its slips. */
const tasks = {
  hdu1079: () => import("./hdu1079/task.ts"),
  hdu1536: () => import("./hdu1536/task.ts"),
  hdu1730: () => import("./hdu1730/task.ts"),
  hdu1847: () => import("./hdu1847/task.ts"),
  hdu1848: () => import("./hdu1848/task.ts"),
  hdu2188: () => import("./hdu2188/task.ts"),
  hdu2509: () => import("./hdu2509/task.ts"),
  hdu5724: () => import("./hdu5724/task.ts"),
  p2575: () => import("./p2575/task.ts"),
  poj1704: () => import("./poj1704/task.ts"),
  poj2975: () => import("./poj2975/task.ts"),
  stones: () => import("./stones/task.ts"),
} satisfies Readonly<Record<string, () => Promise<{ readonly task: unknown }>>>;

/** The ids of the problems that can be judged. */
export const judged = Object.keys(tasks);

/**
 * The task of a problem.
 *
 * @throws {RangeError} where there is no problem of this id.
 */
export async function taskOf(id: string): Promise<Task> {
  if (!Object.hasOwn(tasks, id))
    throw new RangeError(`Cannot judge ${id}: there is no such problem`);
  const { task } = await tasks[id as keyof typeof tasks]();
  return task as Task;
}
