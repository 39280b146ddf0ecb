import { itemAt } from "../../games/theory/item-at.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import { misereMistakes } from "../hdu2509/mistakes.ts";
import { isP } from "../hdu2509/solve.ts";
import { forestsUpTo, directedPart, renumbered, simplerTrees } from "../hdu3094/small-trees.ts";
import { branchValues, rooted, type Rooted, type Tree } from "../hdu3094/tree.ts";
import { problemTask, shorterLists } from "../task.ts";
import { hdu3590, limits, type Case } from "./problem.ts";

/** The steps that a wrong program changes. It processes the trees one by one. */
interface Changes {
  readonly root?: (tree: Tree) => Rooted;
  /** Returns the values of the components. */
  readonly values?: (root: Rooted) => readonly number[];
  readonly hasLarge?: (values: readonly number[], root: Rooted) => boolean;
}

const someLarge = (values: readonly number[]): boolean => values.some((value) => value > 1);

const wrong =
  ({ root = rooted, values = branchValues, hasLarge = someLarge }: Changes) =>
  (trees: Case): boolean => {
    const roots = trees.map(root);
    const large = roots.some((each) => hasLarge(values(each), each));
    return !isP(nimSum(roots.flatMap(values)), Number(large));
  };

/** Returns a mistake in misère Nim, made with the values of the branches. */
const ofNim = (id: keyof typeof misereMistakes) => ({
  start: () => {
    const wins = misereMistakes[id].start();
    return (trees: Case) => wins(trees.flatMap((tree) => branchValues(rooted(tree))));
  },
});

/** Maximum total number of edges in the small lists of trees, each of which has two numberings. */
const SMALL = 5;

const { trees, vertices } = limits;
const stalk = Array.from({ length: vertices.max - 1 }, (_, at) => [at + 1, at + 2] as const);
const star = stalk.map(([, to]) => [1, to] as const);
const equal = (tree: Tree): Case => new Array<Tree>(trees.max).fill(tree);

export const task = problemTask(hdu3590, {
  pass: (forest) => [forest],
  *small() {
    for (const forest of forestsUpTo(SMALL)) {
      yield forest;
      if (forest.some((tree) => tree.length > 0)) yield forest.map(renumbered);
    }
  },
  edges: [
    equal(stalk),
    equal(stalk).slice(1),
    equal(star),
    equal([]),
    equal([[2, 1]]),
    equal([[1, 2]]).slice(1),
  ],
  *simpler(forest) {
    yield* shorterLists(forest);
    for (const [at, tree] of forest.entries())
      for (const simpler of simplerTrees(tree)) yield forest.with(at, simpler);
  },
  // The numbers of vertices are only names.
  numbers: () => [],
  mistakes: {
    normal: ofNim("normal"),
    "turn-round": ofNim("turn-round"),
    "all-large": ofNim("all-large"),
    "flag-overwritten": ofNim("flag-overwritten"),
    "flag-kept": ofNim("flag-kept"),
    added: ofNim("added"),
    "whole-trees": wrong({ values: ({ values }) => [itemAt(values, 1)] }),
    "edges-large": wrong({ hasLarge: (_, { order }) => order.length > 2 }),
    "any-vertex": wrong({
      hasLarge: (_, { order, values }) =>
        order.slice(1).some((vertex) => itemAt(values, vertex) > 0),
    }),
    directed: wrong({ root: (tree) => rooted(directedPart(tree)) }),
  },
});
