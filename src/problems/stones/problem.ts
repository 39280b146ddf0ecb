import { stairTree } from "../../games/rulesets/stair-tree.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { counted, defineProblem } from "../define-problem.ts";
import { playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, ExplainedRow, ProblemPhrase, Valued } from "../problem.ts";
import { readNumbers, type TokenReader } from "../token-reader.ts";
import { countedNimSum, isCounted, solve } from "./solve.ts";

/**
 * The stones of a tree, level by level, the root first. The children of node i of a level (from 0) are the nodes 2i and
 * 2i + 1 of the next.
 */
export type Case = readonly Int32Array[];

/** Reconstructed bounds, since no public judge has the problem. */
export const limits = {
  tests: { min: 0, max: 20 },
  levels: { min: 0, max: 17 },
  stones: { min: 0, max: 1_000_000_000 },
} as const;

const { tests, levels } = limits;

/** Reads k, and k levels, the i-th with 2^(i−1) counts. */
function readTree(reader: TokenReader): Case {
  const height = reader.integer("levelsK", levels.min, levels.max);
  return Array.from({ length: height }, (_, level) => readLevel(reader, 2 ** level));
}

const readLevel = (reader: TokenReader, nodes: number): Int32Array =>
  new Int32Array(readNumbers(reader, nodes, "stonesA", limits.stones));

/** Explains each node by its stones, a heap of Nim on odd steps only, and lists the moves that make the nim-sum 0. */
function explain(levels: Case): Reasons {
  const nimSum = countedNimSum(levels);
  const at = (node: number): ExplainedRow => explainNode(levels, node);
  return {
    rows: { length: 2 ** levels.length - 1, at },
    nimSum,
    // Without a winning move the first player loses.
    winner: nimSum === 0 ? "second" : "first",
    moves: nimSum === 0 ? [] : allMoves(levels, nimSum),
  };
}

/** Yields the winning moves. Their `row` is the node, counted from the root, level by level. */
function* allMoves(levels: Case, sum: number): Generator<ExplainedMove, void, undefined> {
  for (const [level, counts] of levels.entries()) {
    const counted = isCounted(level, levels.length);
    const below = levels[level + 1];
    for (const [index, stones] of counts.entries()) {
      for (const side of [0, 1] as const) {
        const child = below && itemAt(below, 2 * index + side);
        if (child === undefined && side === 1) continue; // a leaf has one move: out of the game
        const isFromCounted = counted || child === undefined; // leaves are on step 1
        const given = isFromCounted ? stones - (stones ^ sum) : (child ^ sum) - child;
        if (given <= 0 || given > stones) continue;
        const id = child === undefined ? "moveOut" : sides[side];
        yield {
          sentence: { id, values: { given, node: nameOf(level, index) } },
          row: 2 ** level - 1 + index,
          before: valued(stones, counted),
          after: valued(stones - given, counted),
        };
      }
    }
  }
}

const sides = ["moveToLeft", "moveToRight"] as const;

function explainNode(levels: Case, node: number): ExplainedRow {
  const level = Math.floor(Math.log2(node + 1));
  const index = node + 1 - 2 ** level;
  const counted = isCounted(level, levels.length);
  return { label: nameOf(level, index), ...valued(itemAt(itemAt(levels, level), index), counted) };
}

function valued(stones: number, counted: boolean): Valued {
  return { value: `${stones}`, ...(counted && { grundy: stones }) };
}

function nameOf(level: number, index: number): ProblemPhrase {
  return { id: "node", values: { node: index + 1, level: level + 1 } };
}

function tree(random: () => number, height: number, least: number, most: number): Case {
  return Array.from({ length: height }, (_, level) =>
    Int32Array.from({ length: 2 ** level }, () => randomInteger(random, least, most)),
  );
}

/** Stones move down a binary tree, from a node to one of its children: the number of winning first moves. */
export const stones = defineProblem<Case, number>({
  id: "stones",
  title: "Stones on a binary tree",
  judge: { name: "石子" },
  limits,
  columns: { row: "node", value: "stones" },
  samples: [
    {
      input: "4\n1\n1\n2\n1\n0 0\n3\n1\n2 2\n4 4 4 4\n4\n13\n19 13\n13 0 9 8\n5 4 6 11 2 16 18 6\n",
      output: "1\n0\n6\n7\n",
      by: "us",
    },
  ],
  form: ["k", "for k", "stones[1<<i]"],
  input: counted(readTree, (levels) => [[levels.length], ...levels], tests),
  solve,
  explain,
  positions: (levels) =>
    levels.length === 0
      ? []
      : [
          playAs(
            stairTree,
            levels.map((counts) => Array.from(counts)),
          ),
        ],
  // The largest input is 20 full trees: about 26 MB.
  generate: {
    tiny: (random) => repeat(3, () => tree(random, randomInteger(random, 1, 3), 0, 2)),
    random: (random) =>
      repeat(5, () => tree(random, randomInteger(random, 1, 8), 0, limits.stones.max)),
    largest: (random) =>
      repeat(tests.max, () => tree(random, levels.max, 900_000_000, limits.stones.max)),
  },
});
