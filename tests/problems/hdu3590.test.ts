import { describe, expect, test } from "vitest";
import { misereNimOutcome } from "../../src/games/rulesets/nim.ts";
import { forestsUpTo, renamed, treesUpTo } from "../../src/problems/hdu3094/small-trees.ts";
import { randomTree, rooted } from "../../src/problems/hdu3094/tree.ts";
import { hdu3590, type Case } from "../../src/problems/hdu3590/problem.ts";
import { cutsOf, saidCut } from "../support/cut-trees.ts";
import { explainInEnglish, rulesAlone } from "../support/by-rules.ts";
import { drawn, whole } from "../support/extent.ts";
import { seededRandom } from "../../src/judge/seeded-random.ts";

/** Each cut of the trees, with its tree, and what it leaves. */
const cuts = (trees: Case) =>
  trees.flatMap((tree, at) =>
    cutsOf(tree).map(([cut, left]) => ({ cut: `${cut} of ${at}`, left: trees.with(at, left) })),
  );

const isP = rulesAlone<Case>((trees) => cuts(trees).map(({ left }) => left), { misere: true });

function compare(trees: Case): void {
  expect(hdu3590.solve(trees)).toBe(isP(trees) ? "second" : "first");
  const { winningMoves } = explainInEnglish(hdu3590, trees);
  const said = winningMoves.map(({ say }) => {
    const [tree, cut] = saidCut(say);
    return `${cut} of ${tree}`;
  });
  const wins = cuts(trees).filter(({ left }) => isP(left));
  expect(said.sort()).toEqual(wins.map(({ cut }) => cut).sort());
}

describe("hdu3590", () => {
  test("lists of trees with few edges are decided, and won, as misère search by the rules alone says", () => {
    for (const trees of forestsUpTo(whole ? 7 : 6)) compare(trees);
    for (const trees of forestsUpTo(4)) compare(trees.map(renamed));
  });

  test("so are trees that are drawn, some of them without an edge", () => {
    const random = seededRandom(1);
    for (let run = 0; run < drawn(200); run++) {
      compare([1, 1 + (run % 4), 1 + (run % 5)].map((count) => randomTree(random, count)));
    }
  });

  test("of the 200 trees with up to seven edges the values of whole trees misjudge 20", () => {
    const misjudged = treesUpTo(7).filter((tree) => {
      const { values } = rooted(tree);
      return (misereNimOutcome([values[1] ?? 0]) === "P") !== isP([tree]);
    });
    expect(misjudged).toHaveLength(20);
    expect(misjudged[0]).toEqual([[1, 2], [2, 3], [1, 4], [4, 5]]); // prettier-ignore
  });
});
