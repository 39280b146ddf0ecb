import { itemAt } from "../../src/theory/item-at.ts";

/**
 * How many changes turn one text into another: a letter added, removed or replaced, or two neighbours exchanged. It is
 * `most + 1` where more than `most` are needed. Time in proportion to the product of the lengths.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2] : undefined;
      next.push(
        Math.min(
          itemAt(last, j) + 1,
          itemAt(next, j - 1) + 1,
          itemAt(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          (exchanged ?? Infinity) + 1,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(itemAt(last, b.length), most + 1);
}
