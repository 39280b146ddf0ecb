import { itemAt } from "../../games/theory/item-at.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import { defineProblem, hdu, toEnd } from "../define-problem.ts";
import type { Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import { isP } from "../hdu2509/solve.ts";
import {
  cutsTo,
  noBranch,
  randomTree,
  readTree,
  rooted,
  treeLines,
  valued,
  type Tree,
  branchValues,
} from "../hdu3094/tree.ts";
import type { ExplainedMove, ExplainedRow, Winner } from "../problem.ts";

/** The trees. */
export type Case = readonly Tree[];

/** The statement gives only upper bounds. */
export const limits = {
  trees: { min: 1, max: 99 },
  vertices: { min: 1, max: 99 },
} as const;

const { trees, vertices } = limits;

/**
 * Returns the winner of misère Nim with the values of the branches at the roots. No
 * branch has the value 0, so Ferguson's theorem applies; a whole tree may have value 0.
 */
export function solve(trees: Case): Winner {
  const values = trees.flatMap((tree) => branchValues(rooted(tree)));
  const large = values.filter((value) => value > 1).length;
  return isP(nimSum(values), large) ? "second" : "first";
}

/** Explains each branch at the roots by its edges and its value, and lists the winning cuts. */
function explain(forest: Case): Reasons {
  const branches = forest.flatMap((tree, at) => {
    const root = rooted(tree);
    return itemAt(root.children, 1).map((child) => ({ at, root, child, ...valued(root, child) }));
  });
  const sum = nimSum(branches.map(({ grundy }) => grundy));
  const large = branches.filter(({ grundy }) => grundy > 1).length;
  /** Yields the winning moves: as in misère Nim, they make the nim-sum 0 or leave only branches of value 1. */
  function* moves(): Generator<ExplainedMove, void, undefined> {
    for (const [row, { at, root, child, value, grundy }] of branches.entries()) {
      for (const left of new Set([0, 1, grundy ^ sum])) {
        const stillLarge = large - Number(grundy > 1) + Number(left > 1);
        if (left === grundy || !isP(sum ^ grundy ^ left, stillLarge)) continue;
        for (const { from, to, after } of cutsTo(left, root, child)) {
          const sentence = { id: "cutInTree", values: { tree: at + 1, from, to } } as const;
          yield { sentence, row, before: { value, grundy }, after };
        }
      }
    }
  }
  const rows = branches.map(({ at, child, value, grundy }): ExplainedRow => ({
    label: { id: "branchOfTree", values: { tree: at + 1, vertex: child } },
    value,
    grundy,
  }));
  return { rows: rows.length > 0 ? rows : [noBranch], nimSum: sum, moves: moves() };
}

/** Returns random cases of high and low trees. The first tree has an edge, so the player to move has a move. */
const forests = (
  random: () => number,
  count: number,
  most: { readonly trees: number; readonly vertices: number },
): readonly Case[] => {
  const tree = (least: number): Tree =>
    randomTree(random, randomInteger(random, least, most.vertices));
  return repeat(count, () => [
    tree(2),
    ...repeat(randomInteger(random, 0, most.trees - 1), () => tree(vertices.min)),
  ]);
};

/** Trees; a move removes an edge and the part that is then separated from the root; whoever cannot move wins. */
export const hdu3590 = defineProblem<Case>({
  id: "hdu3590",
  title: "PP and QQ",
  judge: { ...hdu(3590), seconds: 1, kilobytes: 32_768 },
  limits,
  columns: { row: "branch", value: "edges" },
  samples: [
    { input: "2\n2\n1 2\n2\n1 2\n1\n2\n1 2\n", output: "PP\nQQ\n", by: "judge" },
    {
      input: "1\n5\n1 2\n2 3\n4 1\n5 4\n2\n3\n1 2\n2 3\n3\n2 1\n3 2\n2\n3\n1 2\n2 3\n1\n",
      output: "QQ\nQQ\nPP\n",
      by: "us",
    },
  ],
  form: ["trees", "for trees", "n", "edges[n-1]*2"],
  input: toEnd(
    (reader) =>
      repeat(reader.integer("treesN", trees.min, trees.max), () =>
        readTree(reader, "verticesM", vertices),
      ),
    (forest) => [[forest.length], ...forest.flatMap(treeLines)],
  ),
  answers: ["PP", "QQ"],
  solve,
  explain,
  // The statement does not bound the number of cases; the largest input here is about 800 kB.
  generate: {
    tiny: (random) => forests(random, 5, { trees: 2, vertices: 5 }),
    random: (random) => [
      ...forests(random, 20, { trees: 4, vertices: 6 }),
      ...forests(random, 5, { trees: 10, vertices: vertices.max }),
    ],
    largest: (random) =>
      repeat(15, () =>
        repeat(trees.max, () =>
          randomTree(random, vertices.max, randomInteger(random, 1, vertices.max)),
        ),
      ),
  },
});
