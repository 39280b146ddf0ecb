import type { Row } from "./row.ts";

/** What the values of a game tell beside their period. */
export type Facts = Pick<Row, "largest" | "largestAt" | "mask" | "counted" | "rare" | "lastRare">;

/**
 * The largest of these values and its first heap; how many heaps are rare under the mask that makes them fewest, and the
 * last of them: see {@link Row}. Of several such masks the least counts, and one that leaves the stones out.
 * O(values + masks²) time.
 *
 * @param odd the common parity of all takes that split, or `undefined` when they have none
 */
export function factsOf(values: ArrayLike<number>, odd: number | undefined): Facts {
  const at = (heap: number): number => values[heap] ?? 0;
  let largestAt = 0;
  for (let heap = 1; heap < values.length; heap++) if (at(heap) > at(largestAt)) largestAt = heap;
  const largest = at(largestAt);
  const width = 2 ** Math.max(1, 32 - Math.clz32(largest));
  /** By value; in the second half, of heaps with a stone more than are even together with the takes that split. */
  const count = new Int32Array(2 * width);
  const last = new Int32Array(2 * width);
  for (let heap = 1; heap < values.length; heap++) {
    const place = at(heap) + (odd === undefined ? 0 : width * ((heap ^ odd) & 1));
    count[place] = (count[place] ?? 0) + 1;
    last[place] = heap;
  }
  const parities = Uint8Array.from({ length: width }, (_, value) => ones(value) % 2);
  /** 1 for rare values. */
  const rareness = (mask: number, counted: number, place: number): number =>
    1 ^ (parities[place & mask] ?? 0) ^ (counted & Number(place >= width));
  let best: Pick<Row, "mask" | "counted"> = { mask: 1, counted: 0 };
  let rare = Infinity;
  for (const counted of odd === undefined ? ([0] as const) : ([0, 1] as const)) {
    for (let mask = 1; mask < width; mask++) {
      let heaps = 0;
      for (let place = 0; place < count.length; place++) {
        heaps += (count[place] ?? 0) * rareness(mask, counted, place);
      }
      if (heaps < rare) [best, rare] = [{ mask, counted }, heaps];
    }
  }
  const { mask, counted } = best;
  const lastRare = last.reduce((end, heap, place) => Math.max(end, heap * rareness(mask, counted, place)), 0); // prettier-ignore
  return { largest, largestAt, mask, counted, rare, lastRare };
}

function ones(value: number): number {
  let count = 0;
  for (let rest = value; rest > 0; rest &= rest - 1) count++;
  return count;
}
