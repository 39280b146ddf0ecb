import type { Edge } from "../../games/rulesets/edges.ts";
import { misereNimOutcome } from "../../games/rulesets/nim.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { mex, nimSum } from "../../games/theory/numbers.ts";
import { problemTask } from "../task.ts";
import { hdu3094, limits, solve } from "./problem.ts";
import { directedPart, renumbered, simplerTrees, treesUpTo } from "./small-trees.ts";
import { branchValues, rooted, type Rooted, type Tree } from "./tree.ts";

/** Returns a program that computes another value of the root. */
const byRoot =
  (valueOf: (root: Rooted) => number) =>
  (tree: Tree): boolean =>
    valueOf(rooted(tree)) !== 0;

/** Computes a value for each vertex from those of its children, from the leaves down. */
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

/** Maximum number of edges of the small trees, each of which has two numberings. */
const SMALL = 6;

const most = limits.vertices.max - 1;

export const task = problemTask(hdu3094, {
  pass: (tree) => [tree],
  *small() {
    for (const tree of treesUpTo(SMALL)) {
      yield tree;
      if (tree.length > 0) yield renumbered(tree);
    }
  },
  edges: [
    stalk(2, most),
    [...stalk(2, (most - 1) / 2), ...stalk(2 + (most - 1) / 2, (most - 1) / 2)],
    Array.from({ length: most - 1 }, (_, at): Edge => [at + 2, 1]),
  ],
  simpler: simplerTrees,
  // The numbers of vertices are only names.
  numbers: () => [],
  mistakes: {
    directed: (tree) => solve(directedPart(tree)),
    "smaller-is-parent": (tree) => {
      const lower: number[][] = [[], [], ...tree.map(() => [])];
      for (const [a, b] of tree) lower[Math.max(a, b)]?.push(Math.min(a, b));
      const values = lower.map(() => 0);
      for (let vertex = values.length - 1; vertex > 1; vertex--) {
        for (const other of itemAt(lower, vertex))
          values[other] = itemAt(values, other) ^ (itemAt(values, vertex) + 1);
      }
      return values[1] !== 0;
    },
    "without-one": byRoot((root) =>
      atRoot(root, (values, vertex) => (values.length === 0 && vertex !== 1 ? 1 : nimSum(values))),
    ),
    "mex-of-children": byRoot((root) => atRoot(root, mex)),
    "branch-sizes": byRoot(({ children, carried }) =>
      nimSum(itemAt(children, 1).map((child) => itemAt(carried, child) + 1)),
    ),
    "longest-path": byRoot((root) =>
      atRoot(root, (values, vertex) =>
        vertex === 1 ? rightValue(values) : Math.max(0, ...values.map((value) => value + 1)),
      ),
    ),
    added: (tree) => tree.length > 0,
    "last-loses": (tree) => misereNimOutcome(branchValues(rooted(tree))) === "N",
    "values-kept": {
      start: () => {
        const previous: number[] = [];
        return byRoot((root) => {
          const values = fromLeaves(root, (above, vertex) =>
            nimSum([previous[vertex] ?? 0, rightValue(above)]),
          );
          for (const [vertex, value] of values.entries()) previous[vertex] = value;
          return itemAt(values, 1);
        });
      },
    },
  },
});
