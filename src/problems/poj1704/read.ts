import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

const { pieces, square } = limits;

/** T, then T cases `n p1 … pn` with the squares in any order. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("the number of tests T", 0, Number.MAX_SAFE_INTEGER);
  const lastUse = new Float64Array(square.max + 1); // the last test, from 1, with a piece there
  for (let test = 1; test <= count; test++) yield readStrip(reader, test, lastUse);
  reader.end("the last test");
}

function readStrip(reader: TokenReader, test: number, lastUse: Float64Array): Case {
  const squares: number[] = [];
  const count = reader.integer("the number of pieces n", pieces.min, pieces.max);
  for (let piece = 0; piece < count; piece++) {
    const at = reader.integer("square p", square.min, square.max);
    if (lastUse[at] === test) reader.reject(`squares of a strip must differ, found ${at} twice`);
    lastUse[at] = test;
    squares.push(at);
  }
  return squares.sort((a, b) => a - b);
}
