import { hdu1079 } from "./hdu1079/problem.ts";
import { hdu1527 } from "./hdu1527/problem.ts";
import { hdu1524 } from "./hdu1524/problem.ts";
import { hdu1536 } from "./hdu1536/problem.ts";
import { hdu1730 } from "./hdu1730/problem.ts";
import { hdu1847 } from "./hdu1847/problem.ts";
import { hdu1848 } from "./hdu1848/problem.ts";
import { hdu1907 } from "./hdu1907/problem.ts";
import { hdu2177 } from "./hdu2177/problem.ts";
import { hdu2188 } from "./hdu2188/problem.ts";
import { hdu2509 } from "./hdu2509/problem.ts";
import { hdu2516 } from "./hdu2516/problem.ts";
import { hdu3032 } from "./hdu3032/problem.ts";
import { hdu3094 } from "./hdu3094/problem.ts";
import { hdu3404 } from "./hdu3404/problem.ts";
import { hdu3537 } from "./hdu3537/problem.ts";
import { hdu3590 } from "./hdu3590/problem.ts";
import { hdu3595 } from "./hdu3595/problem.ts";
import { hdu5724 } from "./hdu5724/problem.ts";
import { p2575 } from "./p2575/problem.ts";
import { p4301 } from "./p4301/problem.ts";
import { p4617 } from "./p4617/problem.ts";
import { poj1704 } from "./poj1704/problem.ts";
import { poj2311 } from "./poj2311/problem.ts";
import { poj2348 } from "./poj2348/problem.ts";
import { poj2975 } from "./poj2975/problem.ts";
import type { Problem } from "./problem.ts";
import type { Task } from "../judge/task.ts";
import { stones } from "./stones/problem.ts";

/** Every problem of the site. The tests in tests/problems run over all of them. */
export const problems: readonly Problem[] = [
  hdu1848,
  hdu5724,
  p2575,
  hdu1730,
  stones,
  hdu1847,
  hdu1536,
  hdu2188,
  hdu2509,
  hdu1079,
  poj1704,
  poj2975,
  poj2348,
  hdu1907,
  hdu1527,
  hdu2177,
  hdu2516,
  hdu3537,
  hdu3404,
  hdu3094,
  hdu3032,
  hdu3595,
  hdu1524,
  hdu3590,
  p4617,
  poj2311,
  p4301,
];

/** Returns the problem with an id; undefined if there is none. */
export const findProblem = (id: string | undefined): Problem | undefined =>
  problems.find((problem) => problem.id === id);

/**
 * Returns the problem with an id.
 *
 * @throws {RangeError} if there is none.
 */
export function problemOf(id: string): Problem {
  const problem = findProblem(id);
  if (problem === undefined) throw new RangeError(`Cannot find ${id}: there is no such problem`);
  return problem;
}

/**
 * Returns the problem with a name as people write it: "hdu1848", "HDU-1848", or "1848" if only one problem has that
 * number; undefined if there is none.
 */
export function problemNamed(name: string): Problem | undefined {
  const id = name.toLowerCase().replace(/[-_\s]/g, "");
  const [same, another] = problems.filter((problem) => problem.id.replace(/\D/g, "") === id);
  return findProblem(id) ?? (another === undefined && id !== "" ? same : undefined);
}

/**
 * Loads the task of a problem from its folder's `mistakes.ts`, on demand since only a judge needs it.
 *
 * @throws {RangeError} if there is no problem with this id.
 */
export async function taskOf(id: string): Promise<Task> {
  if (!findProblem(id)) throw new RangeError(`Cannot judge ${id}: there is no such problem`);
  const { task } = (await import(`./${id}/mistakes.ts`)) as { readonly task: Task };
  return task;
}

/** The ids of all problems. */
export const problemIds: readonly string[] = problems.map(({ id }) => id);
