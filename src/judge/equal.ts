import type { Plain } from "./task.ts";

const kind = (value: unknown): string =>
  Array.isArray(value) ? "list" : value === null ? "null" : typeof value;

/** Whether a value is of the type of a right answer: a list is one whatever it holds. */
export const isOfType = (right: Plain, given: unknown): boolean => kind(given) === kind(right);

/** Whether two values are equal, item by item; 0 and -0 are not. */
export function equal(right: Plain, given: unknown): boolean {
  if (!Array.isArray(right) || !Array.isArray(given)) return Object.is(right, given);
  const items: readonly Plain[] = right;
  return items.length === given.length && items.every((item, at) => equal(item, given[at]));
}
