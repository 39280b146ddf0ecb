import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

const { min, max } = limits.heap;

/** One heap a case, to the end of the input. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  while (!reader.atEnd()) yield reader.integer("heap n", min, max);
}
