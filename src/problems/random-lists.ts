import { randomInteger } from "./random-integer.ts";

/** So many lists, each of a random length, of random integers: cases of the problems whose case is a list of heaps. */
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
