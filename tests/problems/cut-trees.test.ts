import { describe, expect, test } from "vitest";
import { misereNimOutcome } from "../../src/games/rulesets/nim.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import { hdu3094 } from "../../src/problems/hdu3094/problem.ts";
import { treesUpTo } from "../../src/problems/hdu3094/small-trees.ts";
import { type Tree, randomTree, rooted } from "../../src/problems/hdu3094/tree.ts";
import { hdu3590, type Case } from "../../src/problems/hdu3590/problem.ts";
import { explainInEnglish, rulesAlone } from "../support/by-rules.ts";
import { drawn } from "../support/extent.ts";

/** Each edge of a tree, and what stands on vertex 1 when it is cut, by the rules alone. */
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

/** The edge that a move says it cuts, and its tree. */
function saidCut(say: string): readonly [tree: number, cut: string] {
  const numbers = (say.match(/\d+/g) ?? []).map(Number);
  const cut = numbers.slice(-2).sort((a, b) => a - b);
  return [(numbers.length > 2 ? (numbers[0] ?? 1) : 1) - 1, cut.join("-")];
}

const isLost = rulesAlone<Tree>((tree) => cutsOf(tree).map(([, left]) => left));

/** Who wins, each winning cut, and what it leaves, by the rules. */
function compare(tree: Tree): void {
  expect(hdu3094.solve(tree)).toBe(isLost(tree) ? "second" : "first");
  const wins = cutsOf(tree).filter(([, left]) => isLost(left));
  const { winningMoves } = explainInEnglish(hdu3094, tree);
  const said = winningMoves.map(({ say, before, after }) => {
    const fallen = Number(before.value) - Number(after.value);
    return `${saidCut(say)[1]} leaves ${tree.length - fallen}`;
  });
  expect(said.sort()).toEqual(wins.map(([cut, left]) => `${cut} leaves ${left.length}`).sort());
}

describe("hdu3094", () => {
  const trees = treesUpTo(7);

  test("there are 200 trees with up to seven edges", () => {
    expect(trees).toHaveLength(200);
    expect(trees.slice(0, 4)).toEqual([[], [[1, 2]], [[1, 2], [1, 3]], [[1, 2], [2, 3]]]); // prettier-ignore
  });

  test("trees are decided, and won, as the rules alone say", () => {
    const random = seededRandom(1);
    for (let run = 0; run < drawn(200); run++) compare(randomTree(random, 1 + (run % 10)));
  });

  test("a path of 100,000 vertices is decided and explained, and so is a star", () => {
    const vertices = Array.from({ length: 99_999 }, (_, at) => at + 1);
    const path = vertices.map((vertex) => [vertex, vertex + 1] as const);
    const star = vertices.map((vertex) => [vertex + 1, 1] as const);
    const first = "Cut the edge from 1 to 2";
    expect(explainInEnglish(hdu3094, path).winningMoves.map(({ say }) => say)).toEqual([first]);
    const { winner, unlistedRows } = explainInEnglish(hdu3094, star);
    expect(winner).toBe("first");
    expect(unlistedRows).toBe(99_999 - 127);
  });
});

/** Each cut of the trees, with its tree, and what it leaves. */
const cutsOfAll = (trees: Case) =>
  trees.flatMap((tree, at) =>
    cutsOf(tree).map(([cut, left]) => ({ cut: `${cut} of ${at}`, left: trees.with(at, left) })),
  );

const isForestLost = rulesAlone<Case>((trees) => cutsOfAll(trees).map(({ left }) => left), {
  misere: true,
});

function compareForest(trees: Case): void {
  expect(hdu3590.solve(trees)).toBe(isForestLost(trees) ? "second" : "first");
  const { winningMoves } = explainInEnglish(hdu3590, trees);
  const said = winningMoves.map(({ say }) => {
    const [tree, cut] = saidCut(say);
    return `${cut} of ${tree}`;
  });
  const wins = cutsOfAll(trees).filter(({ left }) => isForestLost(left));
  expect(said.sort()).toEqual(wins.map(({ cut }) => cut).sort());
}

describe("hdu3590", () => {
  test("trees are decided, and won, as misère search by the rules alone says", () => {
    const random = seededRandom(1);
    for (let run = 0; run < drawn(200); run++) {
      compareForest([1, 1 + (run % 4), 1 + (run % 5)].map((count) => randomTree(random, count)));
    }
  });

  test("of the 200 trees with up to seven edges the values of whole trees misjudge 20", () => {
    const misjudged = treesUpTo(7).filter((tree) => {
      const { values } = rooted(tree);
      return (misereNimOutcome([values[1] ?? 0]) === "P") !== isForestLost([tree]);
    });
    expect(misjudged).toHaveLength(20);
    expect(misjudged[0]).toEqual([[1, 2], [2, 3], [1, 4], [4, 5]]); // prettier-ignore
  });
});
