import type { TokenReader } from "../token-reader.ts";
import type { Case } from "./case.ts";
import { limits } from "./limits.ts";

const { tests, levels, stones } = limits;

/** T, then T trees: k, and k levels, the i-th with 2^(i−1) counts. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("the number of tests T", tests.min, tests.max);
  for (let test = 0; test < count; test++) yield readTree(reader);
  reader.end("the last test");
}

function readTree(reader: TokenReader): Case {
  const height = reader.integer("the number of levels k", levels.min, levels.max);
  return Array.from({ length: height }, (_, level) => readLevel(reader, 2 ** level));
}

function readLevel(reader: TokenReader, nodes: number): Int32Array {
  const counts = new Int32Array(nodes);
  for (let node = 0; node < nodes; node++) {
    counts[node] = reader.integer("the number of stones a", stones.min, stones.max);
  }
  return counts;
}
