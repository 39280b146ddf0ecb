import { checkNatural } from "../theory/check-natural.ts";

/**
 * Accepts arrays of integers 0 … 2^53 − 1; a sparse array is refused, too.
 *
 * @throws {TypeError} when it is no array, or holds what is not a number.
 * @throws {RangeError} when a number is not such an integer. `task` and `what` are for the message.
 */
export function checkNumbers(
  task: string,
  what: string,
  position: unknown,
): asserts position is readonly number[] {
  if (!Array.isArray(position)) {
    throw new TypeError(
      `Cannot ${task}: position must be an array of numbers, current value is ${typeof position}`,
    );
  }
  for (let index = 0; index < position.length; index++) checkNatural(task, what, position[index]);
}
