/** A mask of values, whether the parity of the heap counts as well, and how many heaps are rare under it. */
export interface SparsestMask {
  readonly mask: number;
  readonly sized: 0 | 1;
  readonly rare: number;
}

/**
 * The mask under which the fewest heaps are rare; of several, one without the parity of the heap, and then the least. The
 * Walsh–Hadamard transform of the counts is, for every mask, the count with even parity minus the count with odd
 * parity. O(values · log values) time.
 *
 * @param frequency entry 2v + s counts the heaps of value v and parity s; the length is a power of two
 * @param maySize whether the parity of the heap may count
 */
export function sparsestMask(frequency: ArrayLike<number>, maySize: boolean): SparsestMask {
  const balance = Float64Array.from(frequency);
  for (let half = 1; half < balance.length; half *= 2) {
    for (let at = 0; at < balance.length; at++) {
      if (at & half) continue;
      const [without, with_] = [balance[at] ?? 0, balance[at + half] ?? 0];
      balance[at] = without + with_;
      balance[at + half] = without - with_;
    }
  }
  let best = 2;
  for (const sized of maySize ? [0, 1] : [0]) {
    for (let at = 2 + sized; at < balance.length; at += 2) {
      if ((balance[at] ?? 0) < (balance[best] ?? 0)) best = at;
    }
  }
  const rare = ((balance[0] ?? 0) + (balance[best] ?? 0)) / 2;
  return { mask: best >> 1, sized: best & 1 ? 1 : 0, rare };
}

/** 1 when an odd number of the 32 bits is set, else 0. */
export function parity(bits: number): 0 | 1 {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1 ? 1 : 0;
}
