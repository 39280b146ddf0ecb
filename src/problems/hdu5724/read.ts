import type { TokenReader } from "../token-reader.ts";
import { bitOf, type Case } from "./case.ts";
import { limits } from "./limits.ts";

const { tests, rows, pieces, square } = limits;

/** T, then T cases: n, and n rows `m p1 … pm` with the occupied squares in any order. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("the number of tests T", tests.min, tests.max);
  for (let test = 0; test < count; test++) yield readCase(reader);
  reader.end("the last test");
}

function readCase(reader: TokenReader): Case {
  const masks: number[] = [];
  const count = reader.integer("the number of rows n", rows.min, rows.max);
  for (let row = 0; row < count; row++) masks.push(readRow(reader));
  return masks;
}

function readRow(reader: TokenReader): number {
  let mask = 0;
  const count = reader.integer("the number of pieces m", pieces.min, pieces.max);
  for (let piece = 0; piece < count; piece++) {
    const at = reader.integer("square p", square.min, square.max);
    const bit = bitOf(at);
    if ((mask & bit) !== 0) reader.reject(`squares of a row must differ, found ${at} twice`);
    mask |= bit;
  }
  return mask;
}
