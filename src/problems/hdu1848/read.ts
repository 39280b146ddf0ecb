import { casesOf } from "../cases-of.ts";
import type { Winner } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";
import { heapLabels, type Case } from "./case.ts";
import { limits } from "./limits.ts";
import { winnerOf } from "./solve.ts";

const { min, max } = limits.heap;
const [heapM, heapN, heapP] = heapLabels;

/** Cases `m n p`, up to the line `0 0 0`, which must be there and must be the last. */
export function read(reader: TokenReader): IterableIterator<Case, void, undefined> {
  return casesOf(reader, () => readHeaps(reader, (m, n, p): Case => [m, n, p]));
}

/** The winners of these cases: the heaps become numbers and nothing else. */
export function verdicts(reader: TokenReader): IterableIterator<Winner, void, undefined> {
  return casesOf(reader, () => readHeaps(reader, winnerOf));
}

function readHeaps<Result>(
  reader: TokenReader,
  make: (m: number, n: number, p: number) => Result,
): Result | undefined {
  if (reader.atEnd()) reader.fail("the input ended without the line 0 0 0");
  const m = reader.integer(heapM, min, max, 0);
  if (m === 0) return readLastLine(reader);
  return make(m, reader.integer(heapN, min, max), reader.integer(heapP, min, max));
}

/** What follows the first 0. */
function readLastLine(reader: TokenReader): undefined {
  reader.integer(`${heapN} of the last line 0 0 0`, 0, 0);
  reader.integer(`${heapP} of the last line 0 0 0`, 0, 0);
  reader.end("the line 0 0 0");
}
