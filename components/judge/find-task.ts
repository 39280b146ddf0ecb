import { taskOf as exerciseTask } from "../../src/exercises/tasks.ts";
import type { Task } from "../../src/judge/task.ts";
import { taskOf as problemTask } from "../../src/problems/tasks.ts";

const EXERCISE = "exercise:";

/** The task of a problem, "hdu1848", or of an exercise in code, "exercise:heap-values". */
export const findTask = (id: string): Promise<Task> =>
  id.startsWith(EXERCISE) ? exerciseTask(id.slice(EXERCISE.length)) : problemTask(id);
