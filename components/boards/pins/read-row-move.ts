import { itemAt } from "../../../src/games/theory/item-at.ts";
import { heapsOf, type Heaps } from "../columns/heaps.ts";

/** A move in a row: what it takes stands together, and what is left on the two sides are rows of their own. */
export interface RowMove {
  readonly row: number;
  readonly size: number;
  /** The first place that it takes, from 0. */
  readonly first: number;
  readonly taken: number;
  /** The rows that are left, each with its first place in the old one. */
  readonly left: readonly { readonly from: number; readonly size: number }[];
}

/** Positions that a move from the left end has led to: the same position is reached from the right end. */
const fromLeft = new WeakSet<Heaps>();

/** A copy of a position, which remembers that its move took from the left end of a row. */
export function takenFromLeft(option: Heaps): Heaps {
  const copy = [...option];
  fromLeft.add(copy);
  return copy;
}

/** The move from a position of rows to one of its options; one row that is left stood on the left unless noted. */
export function readRowMove(before: Heaps, option: Heaps): RowMove {
  const [from, to] = [heapsOf(before), heapsOf(option)];
  const row = from.findIndex((size, index) => size !== to[index]);
  const parts = to.slice(row, row + 1 + to.length - from.length);
  const size = itemAt(from, row);
  const taken = size - parts.reduce((total, part) => total + part, 0);
  const first = parts.length === 1 && fromLeft.has(option) ? 0 : itemAt(parts, 0);
  let passed = 0;
  const left = parts.map((part) => {
    const at = passed < first ? passed : passed + taken;
    passed += part;
    return { from: at, size: part };
  });
  return { row, size, first, taken, left };
}
