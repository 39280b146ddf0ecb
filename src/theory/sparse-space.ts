/**
 * The heaps whose Grundy value is rare: its bits under a mask have even parity. The mask is chosen again whenever the
 * number of heaps has doubled, so that as few heaps as possible are rare.
 */
export class SparseSpace {
  /** The rare heaps, smallest first, without the heap 0, are the first `count` entries. */
  readonly heaps: Int32Array;
  count = 0;
  #mask = 1;
  #nextChoice = 16;
  /** How many heaps have each value; the length is a power of two. */
  #frequency = new Int32Array(64);

  constructor(limit: number) {
    this.heaps = new Int32Array(limit + 1);
  }

  isRare(value: number): boolean {
    return parity(value & this.#mask) === 0;
  }

  /** Adds the value of the next heap. */
  add(heap: number, value: number): void {
    if (heap === 0) return;
    while (value >= this.#frequency.length) this.#frequency = doubled(this.#frequency);
    this.#frequency[value] = (this.#frequency[value] ?? 0) + 1;
    if (this.isRare(value)) this.heaps[this.count++] = heap;
  }

  /** Chooses the mask for the heaps from `next` on, where `values` holds the values of all smaller heaps. */
  choose(next: number, values: Int32Array): void {
    if (next < this.#nextChoice) return;
    this.#nextChoice = 2 * next;
    const mask = sparsestMask(this.#frequency);
    if (mask === this.#mask) return;
    this.#mask = mask;
    this.count = 0;
    for (let heap = 1; heap < next; heap++) {
      if (this.isRare(values[heap] ?? 0)) this.heaps[this.count++] = heap;
    }
  }
}

/**
 * The mask under which the fewest of the counted values have even parity. The Walsh–Hadamard transform of the counts
 * is, for every mask, the count with even parity minus the count with odd parity.
 */
function sparsestMask(frequency: Int32Array): number {
  const balance = Int32Array.from(frequency);
  for (let half = 1; half < balance.length; half *= 2) {
    for (let at = 0; at < balance.length; at++) {
      if (at & half) continue;
      const [without, with_] = [balance[at] ?? 0, balance[at + half] ?? 0];
      balance[at] = without + with_;
      balance[at + half] = without - with_;
    }
  }
  let best = 1;
  for (let mask = 2; mask < balance.length; mask++) {
    if ((balance[mask] ?? 0) < (balance[best] ?? 0)) best = mask;
  }
  return best;
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}

function parity(bits: number): number {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1;
}
