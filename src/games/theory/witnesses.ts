import type { HeapValues } from "./filler.ts";
import { WAVE } from "./sparse-wave.ts";

/** How many parts are kept in the order of their use. The smallest, which are in every heap's row, are not among them. */
const KEPT = 8192;

/** The largest of them. */
const DEEPEST = WAVE + KEPT;

/** How many parts are tried between two checks of which values are still missing. */
const ROUND = 32;

/** How many parts are tried with one take before the next take's turn. */
const BLOCK = 512;

/** One wave in so many changes the order of the parts. */
const LEARNING = 16;

const FIRST_ORDER = Int32Array.from({ length: KEPT }, (_, rank) => WAVE + 1 + rank);

/**
 * Finds splits to the rare values below the common one that a heap may have. Which parts give them hardly changes from
 * heap to heap: a part that gave a missing value moves up to half its rank, so that after a while a few parts suffice.
 */
export class Witnesses {
  /** All the splits that the last search tried have a part up to this one. */
  deepest = DEEPEST;
  #order: Int32Array | undefined;
  #waves = 0;
  #learns = true;
  readonly #splits: Int32Array;
  readonly #apart: number;

  constructor(splits: Int32Array, apart: number) {
    this.#splits = splits;
    this.#apart = apart;
  }

  /** Begins a wave at this sum. */
  begin(sum: number): void {
    this.#learns = sum <= 2 * DEEPEST || this.#waves++ % LEARNING === 0;
  }

  /**
   * Tries splits until every value below `common` is seen, or no split is left; returns the least that is not. `rare` holds
   * the rare values in increasing order: the others below `common` are seen already. Marks go into the row of the heap's
   * least sum, and those of greater takes, which are tried last, into the joined one.
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
    const order = (this.#order ??= FIRST_ORDER.slice());
    let missing = 0;
    this.deepest = DEEPEST;
    for (let block = 0; block < KEPT; block += BLOCK) {
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
    return this.#dive(values, seen, row, joined, size, common, rare, missing);
  }

  /** Tries some parts of any sum; those that give a value below `common` which was not seen move up. */
  #learn(
    order: Int32Array,
    values: HeapValues,
    seen: Uint8Array,
    row: number,
    beside: number,
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
      const isOfUse = value < common && seen[beside + value] !== 1;
      seen[row + value] = 1;
      if (!isOfUse) continue;
      const better = rank >> 1;
      order[rank] = order[better] ?? 0;
      order[better] = part;
    }
  }

  /** Tries all that was not tried: the parts that are not kept, and then the sums of greater takes. */
  #dive(
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
      for (let part = DEEPEST + 1; part <= last;) {
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

/** The first of the rare values, from this one on, that is marked in neither row. */
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

/** Tries some parts of a sum that is larger than twice any of them. */
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
