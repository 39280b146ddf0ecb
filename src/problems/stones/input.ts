import type { TokenReader } from "../token-reader.ts";

/**
 * The stones of a tree, level by level, the root first. The children of node i of a level (from 0) are the nodes 2i and
 * 2i + 1 of the next.
 */
export type Case = readonly Int32Array[];

/** Reconstructed bounds: no public judge has the problem. */
export const limits = {
  tests: { min: 0, max: 20 },
  levels: { min: 0, max: 17 },
  stones: { min: 0, max: 1_000_000_000 },
} as const;

const { tests, levels, stones } = limits;

/** T, then T trees: k, and k levels, the i-th with 2^(i−1) counts. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("testsT", tests.min, tests.max);
  for (let test = 0; test < count; test++) yield readTree(reader);
  reader.end("lastTest");
}

function readTree(reader: TokenReader): Case {
  const height = reader.integer("levelsK", levels.min, levels.max);
  return Array.from({ length: height }, (_, level) => readLevel(reader, 2 ** level));
}

function readLevel(reader: TokenReader, nodes: number): Int32Array {
  const counts = new Int32Array(nodes);
  for (let node = 0; node < nodes; node++) {
    counts[node] = reader.integer("stonesA", stones.min, stones.max);
  }
  return counts;
}

/** T, then k and one line a level for each tree. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap((levels) => [
    `${levels.length}`,
    ...levels.map((counts) => counts.join(" ")),
  ]);
  return [`${cases.length}`, ...lines].map((line) => `${line}\n`).join("");
}
