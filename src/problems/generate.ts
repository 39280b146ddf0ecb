import { itemAt } from "../games/theory/item-at.ts";

/**
 * Returns a random integer from min to max, uniformly distributed.
 *
 * @param random a source of numbers in [0, 1)
 * @example
 * randomInteger(() => 0.99, 1, 6); // 6
 */
export function randomInteger(random: () => number, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** Returns lists of random integers with random lengths, for problems whose case is a list of heaps. */
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
 * Returns the results of `count` calls of a function.
 *
 * @example
 * repeat(3, () => 1); // [1, 1, 1]
 */
export function repeat<Item>(count: number, create: () => Item): readonly Item[] {
  const items: Item[] = [];
  for (let index = 0; index < count; index++) items.push(create());
  return items;
}

/** Returns the integers from 0 to `count` − 1 in random order. */
export function shuffled(random: () => number, count: number): readonly number[] {
  const order = [...new Array<number>(count).keys()];
  for (let at = count - 1; at > 0; at--) {
    const other = randomInteger(random, 0, at);
    [order[at], order[other]] = [itemAt(order, other), itemAt(order, at)];
  }
  return order;
}
