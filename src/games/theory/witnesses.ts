import type { HeapValues } from "./filler.ts";
import { WAVE } from "./sparse-wave.ts";

/** Number of parts in the list, which is ordered by use. It excludes the smallest parts, which every row contains. */
const LIST_SIZE = 8192;

/** The largest part in the list. */
const LARGEST_PART = WAVE + LIST_SIZE;

/** Number of parts that are tried between two checks for missing values. */
const ROUND = 32;

/** Number of parts that are tried with one take before the next take. */
const BLOCK = 512;

/** One wave in this many changes the order of the parts. */
const LEARNING_INTERVAL = 16;

const INITIAL_ORDER = Int32Array.from({ length: LIST_SIZE }, (_, rank) => WAVE + 1 + rank);

/**
 * Finds splits that give the rare values below a heap's least unseen common value. The parts that give them hardly
 * change from heap to heap: a part that gave a missing value moves to half its rank, so a few parts soon suffice.
 */
export class Witnesses {
  /** Every split tried by the last search has a part up to this one. */
  deepest = LARGEST_PART;
  #order: Int32Array | undefined;
  #waves = 0;
  #learns = true;
  readonly #splits: Int32Array;
  readonly #apart: number;

  constructor(splits: Int32Array, apart: number) {
    this.#splits = splits;
    this.#apart = apart;
  }

  /** Starts a wave at this sum. */
  begin(sum: number): void {
    this.#learns = sum <= 2 * LARGEST_PART || this.#waves++ % LEARNING_INTERVAL === 0;
  }

  /**
   * Tries splits until every value below `common` is seen or no split is left; returns the least unseen value. `rare`
   * lists the rare values in increasing order; the other values below `common` are seen already. Splits with the least
   * take are marked in `row`, those with greater takes in `joined`.
   */
  search(
    values: HeapValues,
    seen: Uint8Array,
    row: number,
    joined: number,
    size: number,
    common: number,
    rare: Int32Array,
  ): number {
    const splits = this.#splits;
    const order = (this.#order ??= INITIAL_ORDER.slice());
    let missing = 0;
    this.deepest = LARGEST_PART;
    for (let block = 0; block < LIST_SIZE; block += BLOCK) {
      for (let turn = 0; turn < splits.length; turn++) {
        const sum = size - (splits[turn] ?? 0);
        const at = turn === 0 ? row : joined;
        for (let rank = block; rank < block + BLOCK; rank += ROUND) {
          missing = nextMissing(seen, row, joined, rare, missing);
          if ((rare[missing] ?? 0) >= common) return common;
          if (this.#learns)
            this.#learn(order, values, seen, at, row + joined - at, sum, common, rank);
          else markParts(order, values, seen, at, sum, rank);
        }
      }
    }
    return this.#searchRest(values, seen, row, joined, size, common, rare, missing);
  }

  /** Tries some parts for any sum; parts that give an unseen value below `common` move up. */
  #learn(
    order: Int32Array,
    values: HeapValues,
    seen: Uint8Array,
    row: number,
    otherRow: number,
    sum: number,
    common: number,
    from: number,
  ): void {
    for (let rank = from; rank < from + ROUND; rank++) {
      const part = order[rank] ?? 0;
      const other = sum - part;
      if (other <= 0 || (this.#apart === 1 && other === part)) continue;
      const value = (values[part] ?? 0) ^ (values[other] ?? 0);
      if (seen[row + value] === 1) continue;
      const isMissing = value < common && seen[otherRow + value] !== 1;
      seen[row + value] = 1;
      if (!isMissing) continue;
      const better = rank >> 1;
      order[rank] = order[better] ?? 0;
      order[better] = part;
    }
  }

  /** Tries the remaining splits: those whose parts are all above the list, take by take. */
  #searchRest(
    values: HeapValues,
    seen: Uint8Array,
    row: number,
    joined: number,
    size: number,
    common: number,
    rare: Int32Array,
    from: number,
  ): number {
    const splits = this.#splits;
    let missing = from;
    for (let turn = 0; turn < splits.length; turn++) {
      const sum = size - (splits[turn] ?? 0);
      const at = turn === 0 ? row : joined;
      const last = (sum - this.#apart) >> 1;
      for (let part = LARGEST_PART + 1; part <= last;) {
        for (const end = Math.min(part + 2 * ROUND, last + 1); part < end; part++) {
          seen[at ^ (values[part] ?? 0) ^ (values[(sum - part) | 0] ?? 0)] = 1;
        }
        this.deepest = Math.max(this.deepest, part);
        missing = nextMissing(seen, row, joined, rare, missing);
        if ((rare[missing] ?? 0) >= common) return common;
      }
    }
    missing = nextMissing(seen, row, joined, rare, missing);
    return Math.min(common, rare[missing] ?? 0);
  }
}

/** Returns the index of the first rare value, from this index on, that is marked in neither row. */
function nextMissing(
  seen: Uint8Array,
  row: number,
  joined: number,
  rare: Int32Array,
  from: number,
): number {
  let missing = from;
  let value = rare[missing] ?? 0;
  while (seen[row ^ value] === 1 || seen[joined ^ value] === 1) value = rare[++missing] ?? 0;
  return missing;
}

/** Tries some parts for a sum that is larger than twice any of them. */
function markParts(
  order: Int32Array,
  values: HeapValues,
  seen: Uint8Array,
  row: number,
  sum: number,
  from: number,
): void {
  const end = (from + ROUND) | 0;
  for (let rank = from | 0; rank < end; rank = (rank + 4) | 0) {
    const first = order[rank] ?? 0;
    const second = order[(rank + 1) | 0] ?? 0;
    const third = order[(rank + 2) | 0] ?? 0;
    const fourth = order[(rank + 3) | 0] ?? 0;
    seen[row ^ (values[first] ?? 0) ^ (values[(sum - first) | 0] ?? 0)] = 1;
    seen[row ^ (values[second] ?? 0) ^ (values[(sum - second) | 0] ?? 0)] = 1;
    seen[row ^ (values[third] ?? 0) ^ (values[(sum - third) | 0] ?? 0)] = 1;
    seen[row ^ (values[fourth] ?? 0) ^ (values[(sum - fourth) | 0] ?? 0)] = 1;
  }
}
