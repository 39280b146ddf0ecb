import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

const { rows, apples } = limits;

/** Cases `n`, then n rows, to the end of the input. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  while (!reader.atEnd()) yield readRows(reader);
}

function readRows(reader: TokenReader): Case {
  const found: number[] = [];
  const count = reader.integer("the number of rows n", rows.min, rows.max);
  for (let row = 0; row < count; row++) {
    found.push(reader.integer("the number of apples m", apples.min, apples.max));
  }
  return found;
}
