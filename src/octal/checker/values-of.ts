import { digitOf, type Digit, type Parts, type Rules } from "./read-rules.ts";

/** The values seen among the options of a heap: value v is seen for heap n if entry v is n. */
class Seen {
  #at = new Int32Array(64).fill(-1);

  add(heap: number, value: number): void {
    if (value >= this.#at.length) {
      const longer = new Int32Array(4 * value).fill(-1);
      longer.set(this.#at);
      this.#at = longer;
    }
    this.#at[value] = heap;
  }

  has(heap: number, value: number): boolean {
    return this.#at[value] === heap;
  }
}

/**
 * Computes the values of the heaps 0 … last by the definition: the mex of the nim-sums of all options of a heap.
 * O(last²) options for each digit that leaves two heaps, O(last³) for one that leaves three.
 *
 * If digits that leave one heap or none repeat, a value that they reach from a heap is also reached from every larger
 * heap of the same residue modulo their number. These values are stored, and no option is omitted.
 */
export function byDefinition(rules: Rules, last: number): Int32Array {
  const values = new Int32Array(last + 1);
  const seen = new Seen();
  const { digits, repeated } = rules;
  const isKept = repeated.every(({ heaps }) => (heaps.at(-1) ?? 0) < 2);
  /** For each residue, the values reached by the repeated digits, and the bound below which all values are reached. */
  const reached = repeated.map(() => ({ values: new Set<number>(), full: 0 }));
  for (let heap = 0; heap <= last; heap++) {
    const most = repeated.length > 0 && !isKept ? heap : Math.min(heap, digits.length - 1);
    for (let taken = 0; taken <= most; taken++) {
      see(values, seen, heap, heap - taken, digitOf(rules, taken));
    }
    let least = 0;
    const far = isKept ? reached[heap % repeated.length] : undefined;
    if (far === undefined) {
      while (seen.has(heap, least)) least++;
    } else {
      const left = heap - digits.length;
      for (let turn = 0; left >= 0 && turn < repeated.length; turn++) {
        const ends = repeated[turn]?.heaps.includes(left === 0 ? 0 : 1) === true;
        if (ends) reached[(heap + turn) % repeated.length]?.values.add(valueOf(values, left));
      }
      while (far.values.has(far.full)) far.full++;
      least = far.full;
      while (seen.has(heap, least) || far.values.has(least)) least++;
    }
    values[heap] = least;
  }
  return values;
}

function see(values: Int32Array, seen: Seen, heap: number, left: number, digit: Digit): void {
  const { heaps, parts } = digit;
  const apart = parts === "any" ? 0 : 1;
  for (const count of heaps) {
    if (count === 0) {
      if (left === 0) seen.add(heap, 0);
    } else if (count === 1) {
      if (left > 0) seen.add(heap, valueOf(values, left));
    } else if (count === 2) {
      for (let a = 1; 2 * a + apart <= left; a++) {
        seen.add(heap, valueOf(values, a) ^ valueOf(values, left - a));
      }
    } else {
      seeMany(values, seen, heap, left, count, parts);
    }
  }
}

/** Marks the values of all ways to split the stones left into `count` heaps, in increasing order. */
function seeMany(
  values: Int32Array,
  seen: Seen,
  heap: number,
  left: number,
  count: number,
  parts: Parts,
): void {
  const apart = parts === "unequal" ? 1 : 0;
  const split = (rest: number, heaps: number, least: number, first: number, sum: number): void => {
    if (heaps === 1) {
      const isAlike = parts === "mixed" && rest === first;
      if (rest >= least && !isAlike) seen.add(heap, sum ^ valueOf(values, rest));
      return;
    }
    for (let part = least; heaps * part + (apart * heaps * (heaps - 1)) / 2 <= rest; part++) {
      split(rest - part, heaps - 1, part + apart, first || part, sum ^ valueOf(values, part));
    }
  };
  split(left, count, 1, 0, 0);
}

/**
 * Computes the same values for finitely many takes that leave at most two heaps: about O(last · r) for r even heaps.
 *
 * Call a value even if it has an even number of ones under a mask. The nim-sum of two values is odd if and only if one
 * of them is odd and the other even, so splits with an even part give all odd values that any split gives. They
 * determine the least odd number that no option has. Each even number below it is searched among all splits; the first
 * that is not found is the value. If all takes that split are even, or all are odd, the same holds for the number of
 * ones plus the size of the heap minus such a take, since the counts of the parts add up to that of the heap. The mask
 * is chosen so that few values are even; any other mask gives the same values more slowly.
 */
export function byParity(rules: Rules, last: number): Int32Array {
  const values = new Int32Array(last + 1);
  const seen = new Seen();
  const splits = rules.digits
    .map(({ heaps, parts }, taken) => ({ taken, apart: parts !== "any", two: heaps.includes(2) }))
    .filter(({ two }) => two);
  const [first = { taken: 0 }] = splits;
  const mayCount = splits.every(({ taken }) => (taken - first.taken) % 2 === 0);
  let law: Law = { mask: 1, counted: 0, from: first.taken };
  let evens: number[] = [];
  for (let heap = 0; heap <= last; heap++) {
    if (heap >= 64 && (heap & (heap - 1)) === 0) {
      law = bestLaw(values.subarray(0, heap), first.taken, mayCount);
      evens = [];
      for (let n = 1; n < heap; n++) if (isEven(law, n, valueOf(values, n))) evens.push(n);
    }
    for (let taken = 0; taken < rules.digits.length && taken <= heap; taken++) {
      const { heaps, parts } = digitOf(rules, taken);
      see(values, seen, heap, heap - taken, { heaps: heaps.filter((count) => count < 2), parts });
    }
    for (const { taken, apart } of splits) {
      const left = heap - taken;
      for (const part of evens) {
        if (part >= left) break;
        if (apart && 2 * part === left) continue;
        seen.add(heap, valueOf(values, part) ^ valueOf(values, left - part));
      }
    }
    let odd = 0;
    while (isEven(law, heap, odd) || seen.has(heap, odd)) odd++;
    const value = leastMissing(values, seen, heap, odd, splits);
    values[heap] = value;
    if (heap > 0 && isEven(law, heap, value)) evens.push(heap);
  }
  return values;
}

/** The parity of a value: the ones under the mask count and, if `counted` is 1, the size of the heap minus `from`. */
interface Law {
  readonly mask: number;
  readonly counted: 0 | 1;
  readonly from: number;
}

const isEven = ({ mask, counted, from }: Law, heap: number, value: number): boolean =>
  (parity(value & mask) ^ (counted & (heap - from))) === 0;

/** Number of parts that are tried first, in order of size, since in most games small parts are sufficient. */
const FIRST_PARTS = 4096;

/** Returns the least number, at most `most`, that no option of the heap has. Tries splits until it is known. */
function leastMissing(
  values: Int32Array,
  seen: Seen,
  heap: number,
  most: number,
  splits: readonly { readonly taken: number; readonly apart: boolean }[],
): number {
  let least = 0;
  const parts = (heap - (splits[0]?.taken ?? 0)) >> 1;
  const first = Math.min(FIRST_PARTS, parts);
  const stride = parts % 7919 === 0 ? 1 : 7919 % parts; // a prime: its multiples visit every part
  for (let look = 0, low = 0; look < first + parts; look++) {
    low += look < first ? 1 : stride;
    if (low > parts) low -= parts;
    while (least < most && seen.has(heap, least)) least++;
    if (least === most) return most;
    for (const { taken, apart } of splits) {
      const high = heap - taken - low;
      if (high < low + Number(apart)) continue;
      seen.add(heap, valueOf(values, low) ^ valueOf(values, high));
    }
  }
  while (least < most && seen.has(heap, least)) least++;
  return least;
}

/** Returns the law for which the fewest of these values are even. */
function bestLaw(values: Int32Array, from: number, mayCount: boolean): Law {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  /** Number of heaps with each value, separately for heaps of the parity of `from` and for the others. */
  const count = [0, 1].map(() => new Array<number>(largest + 1).fill(0));
  for (let heap = 1; heap < values.length; heap++) {
    const side = count[(heap - from) & 1] ?? [];
    const value = valueOf(values, heap);
    side[value] = (side[value] ?? 0) + 1;
  }
  let best: Law = { mask: 1, counted: 0, from };
  let fewest = Infinity;
  for (const counted of mayCount ? ([0, 1] as const) : ([0] as const)) {
    for (let mask = 1; mask < 2 ** (32 - Math.clz32(largest)); mask++) {
      const law: Law = { mask, counted, from };
      let evens = 0;
      for (let value = 0; value <= largest; value++) {
        for (const side of [0, 1]) {
          if (isEven(law, from + side, value)) evens += count[side]?.[value] ?? 0;
        }
      }
      if (evens < fewest) [best, fewest] = [law, evens];
    }
  }
  return best;
}

function parity(bits: number): number {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1;
}

const valueOf = (values: Int32Array, heap: number): number => values[heap] ?? 0;
