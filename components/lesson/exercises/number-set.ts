/** The distinct numbers in increasing order. */
export const sortedSet = (numbers: Iterable<number>): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/** Numbers as a text that `readNumberText` reads again: `0, 1, 4`. */
export const numberText = (numbers: readonly number[]): string => numbers.join(", ");

/** A set as it is written: `{0, 1, 4}`. */
export const setText = (numbers: readonly number[]): string => `{${numberText(numbers)}}`;
