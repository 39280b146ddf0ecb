import type { Limit } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";

export interface Case {
  /** The amounts that a move may take, as given: in any order, perhaps twice. */
  readonly amounts: readonly number[];
  /** The positions to judge, each with its heaps. */
  readonly positions: readonly (readonly number[])[];
}

/** The bounds of the statement. */
export const limits = {
  amounts: { symbol: "k", meaning: "amounts in the set", min: 1, max: 100 },
  amount: { symbol: "s", meaning: "stones that a move may take", min: 1, max: 10_000 },
  positions: { symbol: "m", meaning: "positions of a case", min: 0, max: 100 },
  heaps: { symbol: "l", meaning: "heaps of a position", min: 0, max: 100 },
  heap: { symbol: "h", meaning: "stones in a heap", min: 0, max: 10_000 },
} as const;

const { min, max } = limits.amounts;

/** Cases `k s1 … sk`, `m`, and m lines `l h1 … hl`, up to a 0, which must be there and must be the last. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  for (;;) {
    if (reader.atEnd()) reader.fail("the input ended without the last line 0");
    const count = reader.integer("the number of amounts k", min, max, 0);
    if (count === 0) break;
    yield readCase(reader, count);
  }
  reader.end("the line 0");
}

function readCase(reader: TokenReader, count: number): Case {
  const amounts = readMany(reader, count, "amount s", limits.amount);
  const { positions } = limits;
  const length = reader.integer("the number of positions m", positions.min, positions.max);
  return { amounts, positions: Array.from({ length }, () => readPosition(reader)) };
}

function readPosition(reader: TokenReader): readonly number[] {
  const count = reader.integer("the number of heaps l", limits.heaps.min, limits.heaps.max);
  return readMany(reader, count, "heap h", limits.heap);
}

function readMany(reader: TokenReader, count: number, what: string, limit: Limit): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) {
    numbers.push(reader.integer(what, limit.min, limit.max));
  }
  return numbers;
}

/** The set, m and one line a position for each case, and the line `0`. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap(({ amounts, positions }) => [
    counted(amounts),
    `${positions.length}`,
    ...positions.map(counted),
  ]);
  return [...lines, "0"].map((line) => `${line}\n`).join("");
}

function counted(numbers: readonly number[]): string {
  return [numbers.length, ...numbers].join(" ");
}
