import { mistake } from "../judge/task.ts";
import { rowChess } from "../games/rulesets/row-chess.ts";
import { mex } from "../games/theory/numbers.ts";
import { fromOptions, type Graph } from "../games/theory/finite-graph.ts";
import {
  letter,
  valuesOf,
  drawList,
  drawSet,
  asCalls,
  tableFrom,
  graphCases,
  heapGraph,
  isSet,
  lists,
  setsInAnyOrder,
  type Numbers,
} from "./cases.ts";
import { upTo } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

export const leastMissing = exercise<readonly [numbers: Numbers]>({
  entry: "leastMissing",
  answer: ([numbers]) => [0, ...upTo(numbers.length)].find((n) => !numbers.includes(n)) ?? 0,
  samples: [[[0, 1, 3]], [[2, 0, 0, 1]], [[]]],
  small: asCalls(() => lists([0, 1, 2, 3, 4], 4)),
  draw: (random) => [drawList(random, 12, 10)],
  largest: (random) => [
    [[...drawList(random, 2000, 1_000_000_000), ...upTo(3000).map((n) => 3000 - n)]],
  ],
  mistakes: [
    mistake("after-the-largest", ([numbers]) => Math.max(-1, ...numbers) + 1),
    mistake("how-many", ([numbers]) => new Set(numbers).size),
  ],
});

type Limited = readonly [moves: Numbers, limit: number];

export const heapValues = exercise<Limited>({
  entry: "heapValues",
  answer: ([moves, limit]) => fromOptions(heapGraph(moves, limit), mex),
  samples: [
    [[1, 3, 4], 8],
    [[5, 2], 7],
  ],
  *small() {
    for (let limit = 0; limit <= 9; limit++)
      for (const moves of setsInAnyOrder(4)) yield [moves, limit];
  },
  draw: (random) => [drawSet(random, 5, 20), 100],
  largest: (random) => [[drawSet(random, 40, 1000), 2000]],
  allows: ([moves]) => isSet(moves),
  mistakes: [
    mistake("not-cleared", ([moves, limit]) => {
      const seen = new Set<number>();
      return tableFrom(limit, (n, values) => {
        for (const taken of moves) if (taken <= n) seen.add(values[n - taken] ?? 0);
        return mex(seen);
      });
    }),
    mistake("leaves-early", ([moves, limit]) =>
      tableFrom(limit, (n, values) => {
        const first = moves.findIndex((taken) => taken > n);
        const tried = first < 0 ? moves : moves.slice(0, first);
        return mex(tried.map((taken) => values[n - taken] ?? 0));
      }),
    ),
  ],
});

export const graphValues = exercise<readonly [graph: Graph]>({
  entry: "graphValues",
  answer: ([graph]) => fromOptions(graph, mex),
  samples: [[[[1, 2], [2], []]], [[[], [0], [1], [0, 1, 2]]]],
  ...graphCases(4),
  mistakes: [
    mistake("shared-marks", ([graph]) => {
      const known = new Map<number, number>();
      const seen = new Set<number>();
      const value = (x: number): number => {
        const before = known.get(x);
        if (before !== undefined) return before;
        seen.clear();
        for (const y of graph[x] ?? []) seen.add(value(y));
        known.set(x, mex(seen));
        return mex(seen);
      };
      return graph.map((_, x) => value(x));
    }),
    mistake("letters", ([graph]) => fromOptions(graph, letter).map((one) => (one === "N" ? 1 : 0))),
  ],
});

/** The width of the widest row of a case. A search from one row visits at most 12,870 others. */
const WIDEST = 16;

const rowValue = valuesOf(rowChess(WIDEST));

export const rowWorth = exercise<readonly [row: number]>({
  entry: "rowWorth",
  answer: ([row]) => rowValue(row),
  samples: [[0b1], [0b10], [0b110], [0b1101]],
  small: asCalls(() => Array(2 ** 8).keys()),
  draw: (random) => [Math.floor(2 ** 12 * random())],
  largest: (random) => Array.from({ length: 5 }, () => [Math.floor(2 ** WIDEST * random())]),
  mistakes: [
    mistake("without-jumps", ([row]) => fromOptions(stepping(row), mex)[row] ?? 0),
    mistake("won-or-lost", ([row]) => Math.min(1, rowValue(row))),
  ],
});

/** Returns the graph of rows up to this one in which pieces move only to the next square, without jumps. */
const stepping = (row: number): Graph =>
  [0, ...upTo(row)].map((mask) =>
    upTo(WIDEST).flatMap((i) => {
      const [piece, square] = [2 ** i, 2 ** (i - 1)];
      return mask & piece && !(mask & square) ? [mask - piece + square] : [];
    }),
  );
