import type { TokenReader } from "../token-reader.ts";

/** The heaps, from 1 to 1000 of them. */
export type Case = readonly number[];

/** The bounds of the statement. */
export const limits = {
  heaps: { min: 1, max: 1000 },
  heap: { min: 1, max: 1_000_000_000 },
} as const;

const { heaps, heap } = limits;

/** Cases `n`, then n heaps, up to a 0, which must be there and must be the last. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  for (;;) {
    if (reader.atEnd()) reader.fail({ id: "endedBefore0" });
    const count = reader.integer("heapsN", heaps.min, heaps.max, 0);
    if (count === 0) break;
    yield readHeaps(reader, count);
  }
  reader.end("line0");
}

function readHeaps(reader: TokenReader, count: number): Case {
  const sizes: number[] = [];
  for (let index = 0; index < count; index++) {
    sizes.push(reader.integer("heapK", heap.min, heap.max));
  }
  return sizes;
}

/** Two lines a case, and the line `0`. */
export function print(cases: readonly Case[]): string {
  return `${cases.map((heaps) => `${heaps.length}\n${heaps.join(" ")}\n`).join("")}0\n`;
}
