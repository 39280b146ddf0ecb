import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

const { goal, most } = limits;

/** T, then T cases `n m`. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("the number of tests T", 0, Number.MAX_SAFE_INTEGER);
  for (let test = 0; test < count; test++) {
    yield {
      goal: reader.integer("the sum n", goal.min, goal.max),
      most: reader.integer("the most to give m", most.min, most.max),
    };
  }
  reader.end("the last test");
}
