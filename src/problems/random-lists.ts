import { randomInteger } from "./random-integer.ts";

/** Lists of random integers with random lengths: cases for problems whose case is a list of heaps. */
export function randomLists(
  random: () => number,
  count: number,
  length: { readonly min: number; readonly max: number },
  entry: { readonly min: number; readonly max: number },
): readonly (readonly number[])[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: randomInteger(random, length.min, length.max) }, () =>
      randomInteger(random, entry.min, entry.max),
    ),
  );
}
