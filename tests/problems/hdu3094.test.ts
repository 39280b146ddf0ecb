import { describe, expect, test } from "vitest";
import { hdu3094 } from "../../src/problems/hdu3094/problem.ts";
import { renamed, treesUpTo } from "../../src/problems/hdu3094/small-trees.ts";
import { randomTree, type Tree } from "../../src/problems/hdu3094/tree.ts";
import { cutsOf, saidCut } from "../support/cut-trees.ts";
import { explainInEnglish, rulesAlone } from "../support/by-rules.ts";
import { drawn } from "../support/extent.ts";
import { seededRandom } from "../../src/judge/seeded-random.ts";

const isP = rulesAlone<Tree>((tree) => cutsOf(tree).map(([, left]) => left));

/** Who wins, each winning cut, and what it leaves, by the rules. */
function compare(tree: Tree): void {
  expect(hdu3094.solve(tree)).toBe(isP(tree) ? "second" : "first");
  const wins = cutsOf(tree).filter(([, left]) => isP(left));
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

  test.each([
    ["numbered as they grow", (tree: Tree) => tree],
    ["numbered the other way", renamed],
  ])("all of them, %s, are decided, and won, as the rules alone say", (_, name) => {
    for (const tree of trees) compare(name(tree));
  });

  test("so are trees that are drawn", () => {
    const random = seededRandom(1);
    for (let run = 0; run < drawn(200); run++) compare(randomTree(random, 1 + (run % 10)));
  });

  test("a path of 100,000 vertices is decided and explained, and so is a star", () => {
    const vertices = Array.from({ length: 99_999 }, (_, at) => at + 1);
    const path = vertices.map((vertex) => [vertex, vertex + 1] as const);
    const star = vertices.map((vertex) => [vertex + 1, 1] as const);
    const first = "Cut the edge from 1 to 2";
    expect(explainInEnglish(hdu3094, path).winningMoves.map(({ say }) => say)).toEqual([first]);
    const { winner, unlistedMoves, unlistedRows } = explainInEnglish(hdu3094, star);
    expect(winner).toBe("first");
    expect(unlistedMoves).toBe(99_999 - 100);
    expect(unlistedRows).toBe(99_999 - 127);
  });
});
