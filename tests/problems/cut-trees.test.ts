import { describe, expect, test } from "vitest";
import { misereNimOutcome } from "../../src/games/rulesets/nim.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import { hdu3094 } from "../../src/problems/hdu3094/problem.ts";
import { treesUpTo } from "../../src/problems/hdu3094/small-trees.ts";
import { type Tree, randomTree, rooted } from "../../src/problems/hdu3094/tree.ts";
import { hdu3590, type Case } from "../../src/problems/hdu3590/problem.ts";
import { explainInEnglish, outcomeByDefinition } from "../support/by-rules.ts";
import { numberOfRuns } from "../support/extent.ts";

/** Returns each edge of a tree, and the tree that is still connected to vertex 1 when it is cut. */
const cutsOf = (tree: Tree): readonly (readonly [cut: string, left: Tree])[] =>
  tree.map(([from, to], cut) => {
    const others = tree.toSpliced(cut, 1);
    const reached = new Set([1]);
    for (const vertex of reached) {
      for (const [a, b] of others) {
        if (a === vertex) reached.add(b);
        if (b === vertex) reached.add(a);
      }
    }
    const left = others.filter(([a]) => reached.has(a));
    return [[from, to].sort((a, b) => a - b).join("-"), left];
  });

/** Returns the tree and the edge that the sentence about a move names. */
function cutIn(sentence: string): readonly [tree: number, cut: string] {
  const numbers = (sentence.match(/\d+/g) ?? []).map(Number);
  const cut = numbers.slice(-2).sort((a, b) => a - b);
  return [(numbers.length > 2 ? (numbers[0] ?? 1) : 1) - 1, cut.join("-")];
}

const isLost = outcomeByDefinition<Tree>((tree) => cutsOf(tree).map(([, left]) => left));

/** Compares the winner, the winning cuts, and the number of edges that they leave with those of a search. */
function compare(tree: Tree): void {
  expect(hdu3094.solve(tree)).toBe(isLost(tree) ? "second" : "first");
  const wins = cutsOf(tree).filter(([, left]) => isLost(left));
  const { winningMoves } = explainInEnglish(hdu3094, tree);
  const explained = winningMoves.map(({ sentence, before, after }) => {
    const removed = Number(before.value) - Number(after.value);
    return `${cutIn(sentence)[1]} leaves ${tree.length - removed}`;
  });
  expect(explained.sort()).toEqual(
    wins.map(([cut, left]) => `${cut} leaves ${left.length}`).sort(),
  );
}

describe("hdu3094", () => {
  const trees = treesUpTo(7);

  test("treesUpTo returns the 200 trees with up to seven edges", () => {
    expect(trees).toHaveLength(200);
    expect(trees.slice(0, 4)).toEqual([[], [[1, 2]], [[1, 2], [1, 3]], [[1, 2], [2, 3]]]); // prettier-ignore
  });

  test("verdicts and winning cuts of random trees equal those of a search", () => {
    const random = seededRandom(1);
    for (let run = 0; run < numberOfRuns(200); run++) compare(randomTree(random, 1 + (run % 10)));
  });

  test("a path and a star of 100,000 vertices are solved and explained", () => {
    const vertices = Array.from({ length: 99_999 }, (_, at) => at + 1);
    const path = vertices.map((vertex) => [vertex, vertex + 1] as const);
    const star = vertices.map((vertex) => [vertex + 1, 1] as const);
    const first = "Cut the edge from 1 to 2";
    expect(explainInEnglish(hdu3094, path).winningMoves.map(({ sentence }) => sentence)).toEqual([
      first,
    ]);
    const { winner, unlistedRows } = explainInEnglish(hdu3094, star);
    expect(winner).toBe("first");
    expect(unlistedRows).toBe(99_999 - 127);
  });
});

/** Returns each cut of the trees, with the index of its tree, and the trees that it leaves. */
const cutsOfAll = (trees: Case) =>
  trees.flatMap((tree, at) =>
    cutsOf(tree).map(([cut, left]) => ({ cut: `${cut} of ${at}`, left: trees.with(at, left) })),
  );

const isForestLost = outcomeByDefinition<Case>(
  (trees) => cutsOfAll(trees).map(({ left }) => left),
  {
    misere: true,
  },
);

function compareForest(trees: Case): void {
  expect(hdu3590.solve(trees)).toBe(isForestLost(trees) ? "second" : "first");
  const { winningMoves } = explainInEnglish(hdu3590, trees);
  const explained = winningMoves.map(({ sentence: say }) => {
    const [tree, cut] = cutIn(say);
    return `${cut} of ${tree}`;
  });
  const wins = cutsOfAll(trees).filter(({ left }) => isForestLost(left));
  expect(explained.sort()).toEqual(wins.map(({ cut }) => cut).sort());
}

describe("hdu3590", () => {
  test("verdicts and winning cuts of random trees equal those of a misère search", () => {
    const random = seededRandom(1);
    for (let run = 0; run < numberOfRuns(200); run++) {
      compareForest([1, 1 + (run % 4), 1 + (run % 5)].map((count) => randomTree(random, count)));
    }
  });

  test("the values of whole trees decide 20 of the 200 trees with up to seven edges wrongly", () => {
    const misjudged = treesUpTo(7).filter((tree) => {
      const { values } = rooted(tree);
      return (misereNimOutcome([values[1] ?? 0]) === "P") !== isForestLost([tree]);
    });
    expect(misjudged).toHaveLength(20);
    expect(misjudged[0]).toEqual([[1, 2], [2, 3], [1, 4], [4, 5]]); // prettier-ignore
  });
});
