import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

const { pieces, square } = limits;

/** T, then T cases `n p1 … pn` with the squares in any order. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("the number of tests T", 0, Number.MAX_SAFE_INTEGER);
  for (let test = 0; test < count; test++) yield readStrip(reader);
  reader.end("the last test");
}

function readStrip(reader: TokenReader): Case {
  const squares = new Set<number>();
  const count = reader.integer("the number of pieces n", pieces.min, pieces.max);
  for (let piece = 0; piece < count; piece++) {
    const at = reader.integer("square p", square.min, square.max);
    if (squares.has(at)) reader.reject(`squares of a strip must differ, found ${at} twice`);
    squares.add(at);
  }
  return [...squares].sort((a, b) => a - b);
}
