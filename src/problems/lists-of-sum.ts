/**
 * All lists of positive integers with a sum, those that begin with a large one first.
 *
 * @example
 * [...listsOfSum(3)]; // [[3], [2, 1], [1, 2], [1, 1, 1]]
 */
export function* listsOfSum(sum: number): Generator<readonly number[], void, undefined> {
  if (sum === 0) yield [];
  for (let first = sum; first >= 1; first--) {
    for (const rest of listsOfSum(sum - first)) yield [first, ...rest];
  }
}
