import { stairTree } from "../../rulesets/stair-tree.ts";
import { listMoves } from "../list-moves.ts";
import { playAs } from "../play-as.ts";
import type {
  ExplainedMove,
  ExplainedRow,
  Explanation,
  PlayedPosition,
  Valued,
} from "../problem.ts";
import type { ProblemPhrase } from "../problem-phrase.ts";
import type { Case } from "./input.ts";
import { countedNimSum, format, isCounted, solve } from "./solve.ts";
import { itemAt } from "../../theory/item-at.ts";

/** A tree of more nodes is not listed whole: its first nodes, and those of the listed moves. */
const MOST_ROWS = 127;

/** Node by node: its stones, which are a heap of Nim on odd steps only, and the moves that bring the nim-sum to 0. */
export function explain(levels: Case): Explanation {
  const nimSum = countedNimSum(levels);
  const moves = solve(levels);
  const { winningMoves, unlistedMoves } = listMoves(moves === 0 ? [] : allMoves(levels, nimSum));
  const nodes = 2 ** levels.length - 1;
  const first = Array.from({ length: Math.min(nodes, MOST_ROWS) }, (_, node) => node);
  const shown = [...new Set([...first, ...winningMoves.map(({ row }) => row)])];
  shown.sort((a, b) => a - b);
  return {
    rows: shown.map((node) => explainNode(levels, node)),
    unlistedRows: nodes - shown.length,
    nimSum,
    winner: moves === 0 ? "second" : "first",
    verdict: format(moves),
    winningMoves: winningMoves.map((move) => ({ ...move, row: shown.indexOf(move.row) })),
    unlistedMoves,
  };
}

/** The winning moves, where `row` is the node, counted from the root, level after level. */
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
          say: { id, values: { given, node: nameOf(level, index) } },
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

/** The tree, level by level. */
export function positions(levels: Case): readonly PlayedPosition[] {
  if (levels.length === 0) return [];
  return [playAs(stairTree, levels.map((counts) => Array.from(counts)))]; // prettier-ignore
}
