import { nimSum } from "../../games/theory/numbers.ts";
import { problemTask } from "../task.ts";
import { stones, limits, type Case } from "./problem.ts";
import { isCounted, solve } from "./solve.ts";

/** The steps that a wrong program changes. */
interface Changes {
  /** Reports whether the stones of a level are heaps of Nim; level 0 is the root. */
  readonly counts?: (level: number, height: number) => boolean;
  /** Reports whether a node gives stones. */
  readonly gives?: (stones: number, sum: number) => boolean;
  /** Returns the number of moves of a node that gives stones. */
  readonly give?: (isLeaf: boolean) => number;
  /** Returns the number of moves that fill a node up from its parent, which has `held` stones; the root has none. */
  readonly receive?: (missing: number, held: number | undefined) => number;
}

const counting =
  (changes: Changes) =>
  (levels: Case): number => {
    const {
      counts = isCounted,
      gives = (stones, sum) => (stones ^ sum) < stones,
      give = (isLeaf) => (isLeaf ? 1 : 2),
      receive = (missing, held = 0) => (missing <= held ? 1 : 0),
    } = changes;
    const counted = levels.map((row, level) => (counts(level, levels.length) ? row : []));
    const sum = nimSum(counted.flatMap((row) => Array.from(row)));
    if (sum === 0) return 0;
    let moves = 0;
    for (const [level, row] of counted.entries()) {
      for (const [node, stones] of row.entries()) {
        const wanted = stones ^ sum;
        const held = levels[level - 1]?.[node >> 1];
        moves += gives(stones, sum)
          ? give(level === levels.length - 1)
          : receive(wanted - stones, held);
      }
    }
    return moves;
  };

/** Maximum total number of stones of the small trees with no level, with one, with two … */
const SMALL = [0, 12, 6, 4, 2];

const { levels: heights, stones: counts } = limits;

/** Yields all lists of `count` numbers with this sum. */
function* parts(sum: number, count: number): Generator<readonly number[], void, undefined> {
  if (count === 0) return sum === 0 ? yield [] : undefined;
  for (let first = 0; first <= sum; first++) {
    for (const rest of parts(sum - first, count - 1)) yield [first, ...rest];
  }
}

/** Returns a tree with these nodes, listed level by level. */
const tree = (height: number, nodes: readonly number[]): Case =>
  Array.from({ length: height }, (_, level) =>
    Int32Array.from(nodes.slice(2 ** level - 1, 2 ** (level + 1) - 1)),
  );

/** Returns a tree with the same number of stones on each node. */
const even = (height: number, held: number): Case =>
  Array.from({ length: height }, (_, level) => new Int32Array(2 ** level).fill(held));

/** Returns the tree below a child of the root. */
const below = (levels: Case, side: 0 | 1): Case =>
  levels.slice(1).map((row) => row.slice((side * row.length) / 2, ((side + 1) * row.length) / 2));

export const task = problemTask(stones, {
  entry: "winningMoves",
  pass: (levels) => [levels.map((row) => Array.from(row))],
  answer: Number,
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
  mistakes: {
    "from-the-root": counting({ counts: (level) => level % 2 === 0 }),
    "all-levels": counting({ counts: () => true }),
    "only-givers": counting({ receive: () => 0 }),
    "one-child": counting({ give: () => 1 }),
    "leaf-twice": counting({ give: () => 2 }),
    "empty-parent": counting({ receive: (_, held) => (held === undefined ? 0 : 1) }),
    "less-than-parent": counting({ receive: (missing, held = 0) => (missing < held ? 1 : 0) }),
    // In C: a ^ s < a is a ^ (s < a).
    precedence: counting({ gives: (stones, sum) => (stones ^ Number(sum < stones)) !== 0 }),
    "only-who-wins": (levels) => Math.min(solve(levels), 1),
  },
});
