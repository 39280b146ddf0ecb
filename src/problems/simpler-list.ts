import type { CaseNumber } from "../judge/task.ts";

/**
 * Either half of a list, and the list without one item; never an empty one.
 *
 * @example
 * [...shorterLists([1, 3, 4])]; // [[1], [3, 4], [3, 4], [1, 4], [1, 3]]
 */
export function* shorterLists<Item>(
  list: readonly Item[],
): Generator<readonly Item[], void, undefined> {
  if (list.length < 2) return;
  const half = Math.floor(list.length / 2);
  yield list.slice(0, half);
  yield list.slice(half);
  for (const at of list.keys()) yield list.toSpliced(at, 1);
}

/**
 * The numbers of a list in a case.
 *
 * @param make the case with another list; undefined where the statement does not allow it
 */
export const listNumbers = <Case>(
  list: readonly number[],
  least: number,
  make: (list: readonly number[]) => Case | undefined,
): readonly CaseNumber<Case>[] =>
  list.map((value, at) => ({ value, least, replace: (by) => make(list.with(at, by)) }));
