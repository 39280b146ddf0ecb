import type { HeapValues } from "./heap-values.ts";

/** The parts from 1 to this one are kept in the order of their use. */
const KEPT = 4096;

/** How many parts are tried between two checks of which values are still missing. */
const ROUND = 8;

/**
 * Finds splits to the rare values below the common one that a heap may have. Which parts give them hardly changes from
 * heap to heap: a part that gave a missing value moves up to half its rank, so that after a while a few parts suffice.
 */
export class Witnesses {
  /** Whether the last search went beyond the parts that are kept. */
  wentDeep = false;
  readonly deepest = KEPT;
  readonly #order = Int32Array.from({ length: KEPT }, (_, rank) => rank + 1);
  readonly #splits: Int32Array;
  readonly #apart: number;

  constructor(splits: Int32Array, apart: number) {
    this.#splits = splits;
    this.#apart = apart;
  }

  /** Tries splits until every value below `common` is seen, or no split is left; returns the least that is not. */
  search(values: HeapValues, seen: Uint8Array, row: number, size: number, common: number): number {
    this.wentDeep = false;
    let least = 0;
    while (seen[row + least] === 1) least++;
    if (least >= common) return common;
    const order = this.#order;
    const splits = this.#splits;
    const apart = this.#apart;
    const top = row + common;
    const most = size - (splits[0] ?? 0) - 1;
    for (let rank = 0; rank < KEPT;) {
      for (const round = rank + ROUND; rank < round; rank++) {
        const part = order[rank] ?? 0;
        if (part > most) continue;
        const value = values[part] ?? 0;
        let helped = false;
        for (let turn = 0; turn < splits.length; turn++) {
          const other = size - (splits[turn] ?? 0) - part;
          if (other <= 0 || (apart === 1 && other === part)) continue;
          const cell = row + (value ^ (values[other] ?? 0));
          if (seen[cell] === 1) continue;
          seen[cell] = 1;
          if (cell < top) helped = true;
        }
        if (!helped) continue;
        const better = rank >> 1;
        order[rank] = order[better] ?? 0;
        order[better] = part;
      }
      while (seen[row + least] === 1) least++;
      if (least >= common) return common;
    }
    this.wentDeep = 2 * (KEPT + 1) + apart <= size - (splits[0] ?? 0);
    return this.wentDeep ? this.#dive(values, seen, row, size, common, least) : least;
  }

  #dive(
    values: HeapValues,
    seen: Uint8Array,
    row: number,
    size: number,
    common: number,
    from: number,
  ): number {
    const splits = this.#splits;
    let least = from;
    const last = (size - (splits[0] ?? 0) - this.#apart) >> 1;
    for (let part = KEPT + 1; part <= last;) {
      for (const round = part + ROUND; part < round; part++) {
        for (let turn = 0; turn < splits.length; turn++) {
          const other = size - (splits[turn] ?? 0) - part;
          if (other < part + this.#apart) break;
          seen[row + ((values[part] ?? 0) ^ (values[other] ?? 0))] = 1;
        }
      }
      while (seen[row + least] === 1) least++;
      if (least >= common) return common;
    }
    return least;
  }
}
