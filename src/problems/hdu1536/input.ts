import type { Limit } from "../problem.ts";
import type { PhraseId } from "../problem-phrase.ts";
import type { TokenReader } from "../token-reader.ts";

export interface Case {
  /** The amounts that a move may take, as given: in any order, possibly with repetitions. */
  readonly amounts: readonly number[];
  /** The positions to judge, each with its heaps. */
  readonly positions: readonly (readonly number[])[];
}

/** The bounds of the statement. */
export const limits = {
  amounts: { min: 1, max: 100 },
  amount: { min: 1, max: 10_000 },
  positions: { min: 1, max: 100 },
  heaps: { min: 1, max: 100 },
  heap: { min: 0, max: 10_000 },
} as const;

const { min, max } = limits.amounts;

/** Cases `k s1 … sk`, `m`, and m lines `l h1 … hl`, up to a 0, which must be there and must be the last. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  for (;;) {
    if (reader.atEnd()) reader.fail({ id: "endedBefore0" });
    const count = reader.integer("amountsK", min, max, 0);
    if (count === 0) break;
    yield readCase(reader, count);
  }
  reader.end("line0");
}

function readCase(reader: TokenReader, count: number): Case {
  const amounts = readMany(reader, count, "amountS", limits.amount);
  const { positions } = limits;
  const length = reader.integer("positionsM", positions.min, positions.max);
  return { amounts, positions: Array.from({ length }, () => readPosition(reader)) };
}

function readPosition(reader: TokenReader): readonly number[] {
  const count = reader.integer("heapsL", limits.heaps.min, limits.heaps.max);
  return readMany(reader, count, "heapH", limits.heap);
}

function readMany(reader: TokenReader, count: number, what: PhraseId, limit: Limit): number[] {
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
