import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stones, type Case } from "../../src/problems/stones/problem.ts";
import { byRules, checkRandomCases } from "../support/by-rules.ts";

/** The counts of a tree, level by level. */
type Tree = readonly (readonly number[])[];

const smallTrees = fc.oneof(treesOf(1, 40), treesOf(2, 7), treesOf(3, 2));

describe("stones", () => {
  test("the number of winning moves and their results equal those of a search", () => {
    const check = byRules<Case, Tree>(stones, {
      options: optionsByTheRules,
      start: (levels) => levels.map((counts) => [...counts]),
      left: (tree, { sentence, after }) => afterMove(tree, sentence, Number(after.value)),
    });
    checkRandomCases(smallTrees, (tree) => check(packed(tree)));
  });
});

function packed(tree: Tree): readonly Int32Array[] {
  return tree.map((counts) => Int32Array.from(counts));
}

function treesOf(levels: number, most: number): fc.Arbitrary<Tree> {
  return fc
    .array(fc.nat(most), { minLength: 2 ** levels - 1, maxLength: 2 ** levels - 1 })
    .map((counts) =>
      Array.from({ length: levels }, (_, level) =>
        counts.slice(2 ** level - 1, 2 ** (level + 1) - 1),
      ),
    );
}

/** A move takes any positive number of stones from a node to one of its children, or from a leaf out of the game. */
function optionsByTheRules(tree: Tree): readonly Tree[] {
  return tree.flatMap((counts, level) =>
    counts.flatMap((held, node) => {
      const below = tree[level + 1];
      const children = below === undefined ? [undefined] : [2 * node, 2 * node + 1];
      return children.flatMap((child) =>
        Array.from({ length: held }, (_, index) => move(tree, level, node, child, index + 1)),
      );
    }),
  );
}

function move(
  tree: Tree,
  level: number,
  node: number,
  child: number | undefined,
  count: number,
): Tree {
  return tree.map((counts, at) => {
    if (at === level) return counts.with(node, (counts[node] ?? 0) - count);
    if (at === level + 1 && child !== undefined) {
      return counts.with(child, (counts[child] ?? 0) + count);
    }
    return counts;
  });
}

/** Returns the tree after the move that a sentence describes. */
function afterMove(tree: Tree, label: string, left: number): Tree {
  const [count = 0, node = 0, level = 0] = (label.match(/\d+/g) ?? []).map(Number);
  expect((tree[level - 1]?.[node - 1] ?? 0) - count).toBe(left);
  const first = 2 * (node - 1);
  const child = label.includes("left") ? first : label.includes("right") ? first + 1 : undefined;
  return move(tree, level - 1, node - 1, child, count);
}
