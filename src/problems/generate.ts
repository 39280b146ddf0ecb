import { itemAt } from "../games/theory/item-at.ts";

/**
 * An integer from min to max, each as likely as the others.
 *
 * @param random a source of numbers in [0, 1)
 * @example
 * randomInteger(() => 0.99, 1, 6); // 6
 */
export function randomInteger(random: () => number, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** Lists of random integers with random lengths: cases for problems whose case is a list of heaps. */
export function randomLists(
  random: () => number,
  count: number,
  length: { readonly min: number; readonly max: number },
  entry: { readonly min: number; readonly max: number },
): readonly (readonly number[])[] {
  return repeat(count, () =>
    repeat(randomInteger(random, length.min, length.max), () =>
      randomInteger(random, entry.min, entry.max),
    ),
  );
}

/**
 * So many of what a function makes.
 *
 * @example
 * repeat(3, () => 1); // [1, 1, 1]
 */
export function repeat<Made>(count: number, make: () => Made): readonly Made[] {
  const made: Made[] = [];
  for (let index = 0; index < count; index++) made.push(make());
  return made;
}

/** The numbers below one, in any order. */
export function shuffled(random: () => number, count: number): readonly number[] {
  const order = [...new Array<number>(count).keys()];
  for (let at = count - 1; at > 0; at--) {
    const other = randomInteger(random, 0, at);
    [order[at], order[other]] = [itemAt(order, other), itemAt(order, at)];
  }
  return order;
}
