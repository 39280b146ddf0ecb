/**
 * Lists that are one step simpler, none of them empty: either half, without one number, one number halved, one number less
 * by 1.
 *
 * @param least no number becomes less
 * @example
 * [...simplerLists([1, 3], 1)]; // [[1], [3], [3], [1], [1, 1], [1, 2]]
 */
export function* simplerLists(
  list: readonly number[],
  least: number,
): Generator<readonly number[], void, undefined> {
  yield* shorterLists(list);
  for (const smaller of [(n: number) => Math.floor(n / 2), (n: number) => n - 1]) {
    for (const [at, number] of list.entries()) {
      if (number > least) yield list.with(at, Math.max(least, smaller(number)));
    }
  }
}

/** Either half of a list, and the list without one item; never an empty one. */
export function* shorterLists<Item>(
  list: readonly Item[],
): Generator<readonly Item[], void, undefined> {
  if (list.length < 2) return;
  const half = Math.floor(list.length / 2);
  yield list.slice(0, half);
  yield list.slice(half);
  for (const at of list.keys()) yield list.toSpliced(at, 1);
}
