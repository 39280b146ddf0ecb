import { casesOf } from "../cases-of.ts";
import type { TokenReader } from "../token-reader.ts";

/** The three heaps of a case: m, n and p. */
export type Case = readonly [m: number, n: number, p: number];

/** The bounds of the statement. */
export const limits = {
  heap: { min: 1, max: 1000 },
} as const;

const { min, max } = limits.heap;

/** Cases `m n p`, up to the line `0 0 0`, which must be there and must be the last. */
export function read(reader: TokenReader): IterableIterator<Case, void, undefined> {
  return casesOf(reader, () => readHeaps(reader, (m, n, p): Case => [m, n, p]));
}

/** Reads three heaps and returns the result of `make` for them; `undefined` for the last line. */
export function readHeaps<Result>(
  reader: TokenReader,
  make: (m: number, n: number, p: number) => Result,
): Result | undefined {
  if (reader.atEnd()) reader.fail({ id: "endedBefore000" });
  const m = reader.integer("heapM", min, max, 0);
  if (m === 0) return readLastLine(reader);
  return make(m, reader.integer("heapN", min, max), reader.integer("heapP", min, max));
}

/** What follows the first 0. */
function readLastLine(reader: TokenReader): undefined {
  reader.integer("lastHeapN", 0, 0);
  reader.integer("lastHeapP", 0, 0);
  reader.end("line000");
}

/** One line a case, and the line `0 0 0`. */
export function print(cases: readonly Case[]): string {
  return [...cases, [0, 0, 0]].map((heaps) => `${heaps.join(" ")}\n`).join("");
}
