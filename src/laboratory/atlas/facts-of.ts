import type { Row } from "./row.ts";

/**
 * The largest of these values and its first heap; the mask under which the fewest of them have an even count of ones, the
 * heap 0 apart, the least such mask; how many those are, and the last. O(values + masks²) time.
 */
export function factsOf(
  values: ArrayLike<number>,
): Pick<Row, "largest" | "largestAt" | "mask" | "rare" | "lastRare"> {
  const count: number[] = [0];
  let largestAt = 0;
  const last: number[] = [0];
  const at = (heap: number): number => values[heap] ?? 0;
  for (let heap = 0; heap < values.length; heap++) {
    const value = at(heap);
    if (value > at(largestAt)) largestAt = heap;
    if (heap > 0) count[value] = (count[value] ?? 0) + 1;
    last[value] = heap;
  }
  const largest = at(largestAt);
  let [mask, rare] = [1, Infinity];
  for (let tried = 1; tried <= Math.max(1, 2 ** bits(largest) - 1); tried++) {
    let evens = 0;
    for (let value = 0; value <= largest; value++) {
      if (isEven(value & tried)) evens += count[value] ?? 0;
    }
    if (evens < rare) [mask, rare] = [tried, evens];
  }
  const lastRare = Math.max(0, ...last.filter((_, value) => isEven(value & mask)));
  return { largest, largestAt, mask, rare, lastRare };
}

const bits = (value: number): number => 32 - Math.clz32(value);

function isEven(value: number): boolean {
  let ones = 0;
  for (let rest = value; rest > 0; rest &= rest - 1) ones++;
  return ones % 2 === 0;
}
