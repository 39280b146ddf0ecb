import type { Limit } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

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
