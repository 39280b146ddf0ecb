import type { GrowingTable } from "./growing-table.ts";
import { commonParity } from "./sparse-space.ts";
import { parity, sparsestMask } from "./sparsest-mask.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/** The sparse space of a table: which values are rare, and how many heaps have them. */
export interface SparseFacts {
  /** Rare are the values with an even number of bits under this mask, … */
  readonly mask: number;
  /** … together, where this is 1, with one for each stone that the heap has more than an even number of those that a split takes. */
  readonly sized: 0 | 1;
  /** The rare values that occur, in increasing order. */
  readonly values: readonly number[];
  /** How many of the heaps from 1 on are rare. */
  readonly heaps: number;
  /** The last of them; 0 if there is none. */
  readonly last: number;
}

/**
 * The sparse space of the heaps that are known: the mask under which the fewest of them are rare. `undefined` for a game
 * that never splits a heap in two at most, where the space has no use. O(known) time.
 */
export function sparseFacts(
  { values, known }: Pick<GrowingTable, "values" | "known">,
  { takes, onward }: TakeAndBreak,
): SparseFacts | undefined {
  const splits = takes.filter(({ leaves }) => leaves & 4).map(({ stones }) => stones);
  if (splits.length === 0 || onward !== undefined || takes.some(({ leaves }) => leaves > 7))
    return undefined;
  const odd = commonParity(splits);
  let largest = 1;
  for (let heap = 1; heap < known; heap++) largest = Math.max(largest, values[heap] ?? 0);
  const length = 2 ** (33 - Math.clz32(largest));
  /** Entry 2v + s: how many heaps have value v and parity s, and the last of them. */
  const [count, ends] = [new Int32Array(length), new Int32Array(length)];
  for (let heap = 1; heap < known; heap++) {
    const at = 2 * (values[heap] ?? 0) + (odd < 0 ? 0 : (heap ^ odd) & 1);
    count[at] = (count[at] ?? 0) + 1;
    ends[at] = heap;
  }
  const { mask, sized, rare } = sparsestMask(count, odd >= 0);
  const found = new Set<number>();
  let last = 0;
  for (let at = 0; at < length; at++) {
    if (count[at] === 0 || parity((at >> 1) & mask) !== (at & sized)) continue;
    found.add(at >> 1);
    last = Math.max(last, ends[at] ?? 0);
  }
  return { mask, sized, values: [...found], heaps: rare, last };
}
