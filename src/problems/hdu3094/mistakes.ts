import type { Edge } from "../../games/rulesets/edges.ts";
import { misereNimOutcome } from "../../games/rulesets/nim.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { mex } from "../../games/theory/mex.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { problemTask } from "../task.ts";
import { hdu3094, limits } from "./problem.ts";
import { oneWay, renamed, simplerTrees, treesUpTo } from "./small-trees.ts";
import { format, solve } from "./solve.ts";
import { branchValues, rooted, type Rooted, type Tree } from "./tree.ts";

const judged = (value: number): string => format(value === 0 ? "second" : "first");

const byRoot = (id: string, valueOf: (root: Rooted, tree: Tree) => number): KnownMistake<Tree> =>
  mistake(id, (tree) => judged(valueOf(rooted(tree), tree)));

/** What the children make of each vertex, from the leaves down. */
function fromLeaves(
  { order, children }: Rooted,
  of: (values: readonly number[], vertex: number) => number,
): readonly number[] {
  const values: number[] = [];
  for (const vertex of order.toReversed()) {
    const above = itemAt(children, vertex).map((child) => itemAt(values, child));
    values[vertex] = of(above, vertex);
  }
  return values;
}

const atRoot = (root: Rooted, of: (values: readonly number[], vertex: number) => number): number =>
  itemAt(fromLeaves(root, of), 1);

const rightValue = (values: readonly number[]): number => nimSum(values.map((value) => value + 1));

const stalk = (from: number, length: number): Tree =>
  Array.from({ length }, (_, at): Edge => [at === 0 ? 1 : from + at - 1, from + at]);

/** Trees with up to so many edges, each with two numberings. */
const SMALL = 6;

const { tests, vertices } = limits;
const most = vertices.max - 1;

export const task = problemTask<Tree, unknown>(hdu3094, {
  entry: "winner",
  pass: (tree) => [tree],
  *small() {
    for (const tree of treesUpTo(SMALL)) {
      yield tree;
      if (tree.length > 0) yield renamed(tree);
    }
  },
  edges: [
    stalk(2, most),
    [...stalk(2, (most - 1) / 2), ...stalk(2 + (most - 1) / 2, (most - 1) / 2)],
    Array.from({ length: most - 1 }, (_, at): Edge => [at + 2, 1]),
  ],
  simpler: simplerTrees,
  most: tests.max,
  mistakes: [
    mistake("directed", (tree) => format(solve(oneWay(tree)))),
    mistake("smaller-is-parent", (tree) => {
      const lower: number[][] = [[], [], ...tree.map(() => [])];
      for (const [a, b] of tree) lower[Math.max(a, b)]?.push(Math.min(a, b));
      const values = lower.map(() => 0);
      for (let vertex = values.length - 1; vertex > 1; vertex--) {
        for (const other of itemAt(lower, vertex))
          values[other] = itemAt(values, other) ^ (itemAt(values, vertex) + 1);
      }
      return judged(itemAt(values, 1));
    }),
    byRoot("without-one", (root) =>
      atRoot(root, (values, vertex) => (values.length === 0 && vertex !== 1 ? 1 : nimSum(values))),
    ),
    byRoot("mex-of-children", (root) => atRoot(root, mex)),
    byRoot("branch-sizes", ({ children, carried }) =>
      nimSum(itemAt(children, 1).map((child) => itemAt(carried, child) + 1)),
    ),
    byRoot("longest-path", (root) =>
      atRoot(root, (values, vertex) =>
        vertex === 1 ? rightValue(values) : Math.max(0, ...values.map((value) => value + 1)),
      ),
    ),
    byRoot("added", (_, tree) => tree.length),
    mistake("last-loses", (tree) =>
      format(misereNimOutcome(branchValues(rooted(tree))) === "P" ? "second" : "first"),
    ),
    {
      id: "values-kept",
      start: () => {
        const kept: number[] = [];
        return (tree) => {
          const values = fromLeaves(rooted(tree), (above, vertex) =>
            nimSum([kept[vertex] ?? 0, rightValue(above)]),
          );
          for (const [vertex, value] of values.entries()) kept[vertex] = value;
          return judged(itemAt(values, 1));
        };
      },
    },
  ],
});
