import type { Edge } from "../../games/rulesets/edges.ts";
import { hackenbush } from "../../games/rulesets/hackenbush.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { listMoves, listRows, playAs } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type {
  ExplainedMove,
  ExplainedRow,
  Explanation,
  Generate,
  Problem,
  Winner,
} from "../problem.ts";
import { countedCases } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";
import { format, solve } from "./solve.ts";
import {
  cutsTo,
  noBranch,
  printTree,
  randomTree,
  readTree,
  rooted,
  valued,
  type Tree,
} from "./tree.ts";

/** The statement bounds the number of cases only from above. */
export const limits = {
  tests: { min: 1, max: 100 },
  vertices: { min: 1, max: 100_000 },
} as const;

const { tests, vertices } = limits;

/** T, then T trees. */
const read = (reader: TokenReader) =>
  countedCases(reader, () => readTree(reader, "verticesN", vertices), tests);

const print = (cases: readonly Tree[]): string =>
  `${cases.length}\n${cases.map(printTree).join("")}`;

/** Branch by branch at the root: its edges and its value; and the cuts that bring the nim-sum to 0. */
function explain(tree: Tree): Explanation {
  const root = rooted(tree);
  const sum = itemAt(root.values, 1);
  const branches = itemAt(root.children, 1);
  function* winningMoves(): Generator<ExplainedMove, void, undefined> {
    for (const [row, child] of sum === 0 ? [] : branches.entries()) {
      const before = valued(root, child);
      for (const { from, to, after } of cutsTo(before.grundy ^ sum, root, child))
        yield { say: { id: "cut", values: { from, to } }, row, before, after };
    }
  }
  const { winningMoves: moves, unlistedMoves } = listMoves(winningMoves());
  const rowAt = (at: number): ExplainedRow => {
    const child = branches[at];
    if (child === undefined) return noBranch;
    return { label: { id: "branchTo", values: { vertex: child } }, ...valued(root, child) };
  };
  const winner = sum === 0 ? "second" : "first";
  return {
    ...listRows(Math.max(1, branches.length), rowAt, moves),
    nimSum: sum,
    winner,
    verdict: format(winner),
    unlistedMoves,
  };
}

/** The root is the ground, the point 0 of a board; other vertices keep their numbers. */
const onGround = (vertex: number): number => (vertex === 1 ? 0 : vertex);

/** About so many vertices, high and low. */
const trees = (random: () => number, count: number, most: number): readonly Tree[] =>
  repeat(count, () => randomTree(random, randomInteger(random, 1, most)));

/** The largest input is three of the hundred trees that the statement allows: about 4 MB. */
const generate: Generate = {
  tiny: (random) => print(trees(random, 5, 7)),
  random: (random) => print([...trees(random, 20, 12), ...trees(random, 5, 500)]),
  largest: (random) =>
    print([1, 10, vertices.max].map((back) => randomTree(random, vertices.max, back))),
};

/** A tree; a move removes an edge, and with it the part that no longer hangs on the root. */
export const hdu3094 = Object.freeze<Problem<Tree, Winner>>({
  id: "hdu3094",
  title: "A tree game",
  judge: {
    name: "HDU 3094",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=3094",
    seconds: "usual",
    kilobytes: "usual",
    ends: "count",
  },
  limits,
  columns: { row: "branch", value: "edges" },
  samples: [
    {
      input: "3\n3\n1 2\n2 3\n3\n1 2\n1 3\n10\n6 2\n4 3\n8 4\n9 5\n8 6\n2 7\n5 8\n1 9\n6 10\n",
      output: "Alice\nBob\nAlice\n",
      by: "judge",
    },
    {
      input: "3\n1\n5\n2 1\n3 2\n4 1\n5 4\n6\n3 1\n2 3\n6 3\n4 1\n5 4\n",
      output: "Bob\nBob\nAlice\n",
      by: "us",
    },
  ],
  positions: (tree) => [
    playAs(
      hackenbush,
      tree.map(([from, to]): Edge => [onGround(from), onGround(to)]),
    ),
  ],
  ...{ read, solve, format, explain, print, generate },
});
