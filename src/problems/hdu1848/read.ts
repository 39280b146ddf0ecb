import type { TokenReader } from "../token-reader.ts";
import { heapLabels, type Case } from "./case.ts";
import { limits } from "./limits.ts";

const { min, max } = limits.heap;
const [heapM, heapN, heapP] = heapLabels;

/** Cases `m n p`, up to the line `0 0 0`, which must be there and must be the last. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  for (;;) {
    if (reader.atEnd()) reader.fail("the input ended without the line 0 0 0");
    const m = reader.integer(heapM, min, max, 0);
    if (m === 0) break;
    const n = reader.integer(heapN, min, max);
    const p = reader.integer(heapP, min, max);
    yield [m, n, p];
  }
  reader.integer(`${heapN} of the last line 0 0 0`, 0, 0);
  reader.integer(`${heapP} of the last line 0 0 0`, 0, 0);
  reader.end("the line 0 0 0");
}
