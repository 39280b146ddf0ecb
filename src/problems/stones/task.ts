import { problemTask } from "../problem-task.ts";
import { stones } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";
import { solve } from "./solve.ts";

/** All trees of no level, of one, of two … with up to so many stones in all. */
const SMALL = [0, 12, 6, 4, 2];

const { tests, levels: heights, stones: counts } = limits;

/** All lists of so many numbers with a sum. */
function* parts(sum: number, count: number): Generator<readonly number[], void, undefined> {
  if (count === 0) return sum === 0 ? yield [] : undefined;
  for (let first = 0; first <= sum; first++) {
    for (const rest of parts(sum - first, count - 1)) yield [first, ...rest];
  }
}

/** A tree, its nodes level by level. */
const tree = (height: number, nodes: readonly number[]): Case =>
  Array.from({ length: height }, (_, level) =>
    Int32Array.from(nodes.slice(2 ** level - 1, 2 ** (level + 1) - 1)),
  );

/** A tree with the same number of stones on each node. */
const even = (height: number, held: number): Case =>
  Array.from({ length: height }, (_, level) => new Int32Array(2 ** level).fill(held));

/** The tree below a child of the root. */
const below = (levels: Case, side: 0 | 1): Case =>
  levels.slice(1).map((row) => row.slice((side * row.length) / 2, ((side + 1) * row.length) / 2));

export const task = problemTask<Case, number>(stones, {
  entry: "winningMoves",
  pass: (levels) => [levels.map((row) => Array.from(row))],
  answer: solve,
  *small() {
    for (const [height, most] of SMALL.entries()) {
      for (let sum = 0; sum <= most; sum++) {
        for (const nodes of parts(sum, 2 ** height - 1)) yield tree(height, nodes);
      }
    }
  },
  edges: [
    even(1, counts.max),
    [Int32Array.of(counts.max), Int32Array.of(0, counts.max)],
    even(4, counts.max),
    even(heights.max, 1),
  ],
  *simpler(levels) {
    if (levels.length > 1) {
      yield below(levels, 0);
      yield below(levels, 1);
      yield levels.slice(0, -1);
    }
    for (const [level, row] of levels.entries()) {
      if (row.some((held) => held > 0)) yield levels.with(level, new Int32Array(row.length));
    }
  },
  numbers: (levels) =>
    levels.flatMap((row, level) =>
      Array.from(row, (value, node) => ({
        value,
        least: counts.min,
        replace: (by: number) => levels.with(level, row.with(node, by)),
      })),
    ),
  most: tests.max,
  slips,
});
