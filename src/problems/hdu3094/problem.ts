import type { Edge } from "../../games/rulesets/edges.ts";
import { hackenbush } from "../../games/rulesets/hackenbush.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { counted, defineProblem, hdu } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ProblemPhrase, Valued, Winner } from "../problem.ts";
import {
  cutsTo,
  noBranch,
  randomTree,
  readTree,
  rooted,
  treeLines,
  valued,
  type Tree,
} from "./tree.ts";

/** The statement gives only an upper bound for the number of cases. */
export const limits = {
  tests: { min: 1, max: 100 },
  vertices: { min: 1, max: 100_000 },
} as const;

const { tests, vertices } = limits;

/** Returns the winner: the first player loses exactly if the value of the root is 0. */
export const solve = (tree: Tree): Winner =>
  itemAt(rooted(tree).values, 1) === 0 ? "second" : "first";

/** Explains each branch at the root by its edges and its value, and lists the cuts that make the nim-sum 0. */
function explain(tree: Tree): Reasons {
  const root = rooted(tree);
  const branches = itemAt(root.children, 1);
  const reasons = explainSum(
    branches,
    (row) => ({ id: "branchTo", values: { vertex: itemAt(branches, row) } }),
    (child) => valued(root, child),
    function* (child, wanted): Generator<readonly [ProblemPhrase, Valued], void, undefined> {
      for (const { from, to, after } of cutsTo(wanted, root, child))
        yield [{ id: "cut", values: { from, to } }, after];
    },
  );
  return branches.length > 0 ? reasons : { ...reasons, rows: [noBranch] };
}

/** Maps the root to the ground, point 0 of a board; other vertices keep their numbers. */
const onGround = (vertex: number): number => (vertex === 1 ? 0 : vertex);

/** Returns random trees with up to `most` vertices, high and low ones. */
const trees = (random: () => number, count: number, most: number): readonly Tree[] =>
  repeat(count, () => randomTree(random, randomInteger(random, 1, most)));

/** A tree; a move removes an edge and the part that is then separated from the root. */
export const hdu3094 = defineProblem<Tree>({
  id: "hdu3094",
  title: "A tree game",
  judge: { ...hdu(3094), seconds: "usual", kilobytes: "usual" },
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
  form: ["n", "edges[n-1]*2"],
  input: counted((reader) => readTree(reader, "verticesN", vertices), treeLines, tests),
  answers: ["Alice", "Bob"],
  solve,
  explain,
  positions: (tree) => [
    playAs(
      hackenbush,
      tree.map(([from, to]): Edge => [onGround(from), onGround(to)]),
    ),
  ],
  // The largest input has three of the hundred trees that the statement allows: about 4 MB.
  generate: {
    tiny: (random) => trees(random, 5, 7),
    random: (random) => [...trees(random, 20, 12), ...trees(random, 5, 500)],
    largest: (random) =>
      [1, 10, vertices.max].map((back) => randomTree(random, vertices.max, back)),
  },
});
