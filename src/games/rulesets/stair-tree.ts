import { checkNatural, nimSum } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import type { Ruleset } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { defineGame, trees } from "./game-kind.ts";
import {
  checkNumbers,
  faultAt,
  readNumbers,
  readParts,
  checkTotal,
  checkOptionCount,
} from "./read-position.ts";

type Levels = readonly (readonly number[])[];

/**
 * Staircase Nim on a complete binary tree: stones lie on the nodes; a move takes any positive number of stones from one
 * node and puts all of them on one of its two children. Stones moved from a leaf leave the game.
 *
 * A position lists the levels, root first: level i, counted from 0, has 2^i nodes, left to right. `claim` is the
 * nim-sum of the nodes at an even distance from the leaves. Slashes separate levels: `1 / 2 2 / 4 4 4 4`.
 *
 * @cost One option per stone and child of its node. A search visits every reachable position; `claim` is O(nodes).
 * @throws {TypeError | RangeError} for a position that does not have 2^i numbers of stones on level i or has more than
 * 2^53 − 1 stones in all, and from `options` if there are more than 1 000 000 options.
 * @example
 * options(stairTree, [[1], [0, 0]]); // [[[0], [1, 0]], [[0], [0, 1]]]
 * winningMoves(stairTree, [[1], [1, 0]]); // [[[0], [1, 1]], [[1], [0, 0]]]
 */
export const stairTree: Ruleset<Levels> = defineGame(
  Object.freeze({
    name: "Stones on a binary tree",
    check,
    options: (levels: Levels): readonly Levels[] => {
      const moves = levels.map(
        (level, depth) => total(level) * (depth === levels.length - 1 ? 1 : 2),
      );
      checkOptionCount("Stones on a binary tree", total(moves));
      return levels.flatMap((level, depth) =>
        level.flatMap((stones, node) =>
          childrenOf(levels, depth, node).flatMap((child) =>
            Array.from({ length: stones }, (_, less) =>
              carry(levels, depth, node, child, less + 1),
            ),
          ),
        ),
      );
    },
    key: print,
    print,
    parse: (text: string): Levels => {
      const levels = readParts(text, (part, depth) => {
        const level = readNumbers(part, "stones");
        if (level.length === 2 ** depth) return level;
        const values = { level: depth + 1, nodes: 2 ** depth, found: level.length };
        throw faultAt(part, 0, { id: "levelNodes", values });
      });
      checkTotal(text, levels.flat());
      return levels;
    },
    ...descriptionsFrom((before: Levels, after: Levels) => {
      const depth = before.findIndex((level, at) => level.join() !== after[at]?.join());
      const [level, next] = [itemAt(before, depth), itemAt(after, depth)];
      const node = level.findIndex((stones, at) => stones !== next[at]);
      const n = itemAt(level, node) - itemAt(next, node);
      const values = { n, node: node + 1, level: depth + 1 };
      if (depth === before.length - 1) return { id: "takeFromNode", values };
      const left = before[depth + 1]?.[2 * node] !== after[depth + 1]?.[2 * node];
      return { id: left ? "moveLeft" : "moveRight", values };
    }),
    claim: (levels: Levels) =>
      nimSum(levels.flatMap((level, depth) => (counts(levels, depth) ? level : []))),
    claimTerms: (levels: Levels) =>
      levels.flatMap((level, depth) =>
        level.flatMap((size, node) =>
          counts(levels, depth)
            ? [{ unit: "node" as const, place: [depth + 1, node + 1], size, value: size }]
            : [],
        ),
      ),
  }),
  {
    id: "stair-tree",
    rule: "Carry any number of stones from one node to one of its children.",
    drawing: "tree",
    samples: () => [[], ...trees(4), ...trees(2, 2, 2), ...trees(1, 1, 0, 1, 0, 1, 1)],
  },
);

/** Reports whether the level is at an even distance from the leaves. */
const counts = (levels: Levels, depth: number): boolean => (levels.length - depth) % 2 === 1;

function check(levels: unknown): void {
  if (!Array.isArray(levels)) {
    throw new TypeError(
      `Cannot read tree: position must be an array of levels, current value is ${typeof levels}`,
    );
  }
  levels.forEach((level: unknown, depth) => {
    checkNumbers("read tree", "number of stones", level);
    if (level.length === 2 ** depth) return;
    throw new RangeError(
      `Cannot read tree: level ${depth + 1} must have ${2 ** depth} nodes, current value is ${level.length}`,
    );
  });
  checkNatural("read tree", "total of stones", total((levels as Levels).map(total)));
}

/** Returns the indices of a node's children in the next level; a leaf has the single child −1, outside the tree. */
function childrenOf(levels: Levels, depth: number, node: number): readonly number[] {
  return depth === levels.length - 1 ? [-1] : [2 * node, 2 * node + 1];
}

function carry(levels: Levels, depth: number, node: number, child: number, stones: number): Levels {
  return levels.map((level, at) => {
    if (at === depth) return level.with(node, itemAt(level, node) - stones);
    return at === depth + 1 ? level.with(child, itemAt(level, child) + stones) : level;
  });
}

function print(levels: Levels): string {
  return levels.map((level) => level.join(" ")).join(" / ");
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
