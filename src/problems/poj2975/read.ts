import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

const { heaps, heap } = limits;

/** Cases `n`, then n heaps, up to a 0, which must be there and must be the last. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  for (;;) {
    if (reader.atEnd()) reader.fail("the input ended without the last line 0");
    const count = reader.integer("the number of heaps n", heaps.min, heaps.max, 0);
    if (count === 0) break;
    yield readHeaps(reader, count);
  }
  reader.end("the line 0");
}

function readHeaps(reader: TokenReader, count: number): Case {
  const sizes: number[] = [];
  for (let index = 0; index < count; index++) {
    sizes.push(reader.integer("heap k", heap.min, heap.max));
  }
  return sizes;
}
