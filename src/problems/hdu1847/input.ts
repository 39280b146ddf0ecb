import type { TokenReader } from "../token-reader.ts";

/** The stones of the heap. */
export type Case = number;

/** The bounds of the statement. */
export const limits = {
  heap: { min: 1, max: 1000 },
} as const;

const { min, max } = limits.heap;

/** One heap a case, to the end of the input. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  while (!reader.atEnd()) yield reader.integer("heapN", min, max);
}

/** One line a case. */
export function print(cases: readonly Case[]): string {
  return cases.map((heap) => `${heap}\n`).join("");
}
