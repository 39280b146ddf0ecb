import type { TokenReader } from "../token-reader.ts";

/** The apples of each row. */
export type Case = readonly number[];

/** The bounds of the statement. It does not say that a row has an apple: that 0 is accepted is ours. */
export const limits = {
  rows: { min: 1, max: 100 },
  apples: { min: 0, max: 100 },
} as const;

const { rows, apples } = limits;

/** Cases `n`, then n rows, to the end of the input. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  while (!reader.atEnd()) yield readRows(reader);
}

function readRows(reader: TokenReader): Case {
  const found: number[] = [];
  const count = reader.integer("rowsN", rows.min, rows.max);
  for (let row = 0; row < count; row++) {
    found.push(reader.integer("applesM", apples.min, apples.max));
  }
  return found;
}

/** Two lines a case. */
export function print(cases: readonly Case[]): string {
  return cases.map((rows) => `${rows.length}\n${rows.join(" ")}\n`).join("");
}
