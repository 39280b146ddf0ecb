import { gridOf } from "../games/rulesets/geography.ts";
import { fromOptions, type Graph } from "../games/theory/finite-graph.ts";
import { maximumMatching } from "../games/theory/matching.ts";
import { mex, nimSum } from "../games/theory/numbers.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import {
  drawGraph,
  drawList,
  ladder,
  letter,
  simplerGraphs,
  outcomeOfValue,
  type Numbers,
} from "./cases.ts";
import { graphs, sum } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

type Pieces = readonly [arrows: Graph, pieces: Numbers];

const valuesAt = ([arrows, pieces]: Pieces): Numbers => {
  const values = fromOptions<number>(arrows, mex);
  return pieces.map((v) => values[v] ?? 0);
};

export const piecesLetter = exercise<Pieces>({
  entry: "piecesLetter",
  answer: (one) => outcomeOfValue(nimSum(valuesAt(one))),
  samples: [
    [
      [[1, 2], [2], []],
      [0, 1],
    ],
    [
      [[1, 2], [2], []],
      [1, 1],
    ],
  ],
  *small() {
    for (const arrows of graphs(4))
      for (const a of arrows.keys()) {
        yield [arrows, [a]];
        for (let b = 0; b <= a; b++) yield [arrows, [a, b]];
      }
  },
  draw: (random) => [drawGraph(random, 12), drawList(random, 4, 11)],
  largest: (random) => [
    [ladder(150), drawList(random, 10, 149)],
    [drawGraph(random, 300), drawList(random, 10, 299)],
  ],
  *simpler([arrows, pieces]) {
    for (const i of pieces.keys()) yield [arrows, pieces.toSpliced(i, 1)];
    for (const graph of simplerGraphs(arrows)) yield [graph, pieces];
  },
  mistakes: [
    mistake("letters", ([arrows, pieces]) => {
      const letters = fromOptions<Outcome>(arrows, letter);
      return pieces.some((v) => letters[v] === "N") ? "N" : "P";
    }),
    mistake("added", (one) => outcomeOfValue(sum(valuesAt(one)) % 2)),
    mistake("vertices", ([, pieces]) => outcomeOfValue(nimSum(pieces))),
  ],
});

type GridMap = readonly [map: readonly string[]];
type Square = readonly [row: number, column: number];

const fromOne = (squares: readonly Square[]): number[][] =>
  squares.map(([row, column]) => [row + 1, column + 1]);

const squaresIn = ([map]: GridMap): readonly Square[] => gridOf(map.join("/")).squares;

const matchingOf = ([map]: GridMap): Numbers => {
  const { squares, edges } = gridOf(map.join("/"));
  return maximumMatching(squares.length, edges);
};

/** Returns the squares that alternating paths of even length reach from those that a matching misses. */
function missed(one: GridMap, partner: Numbers = matchingOf(one)): number[][] {
  const { squares, edges } = gridOf(one[0].join("/"));
  const lost = new Set(partner.flatMap((to, at) => (to < 0 ? [at] : [])));
  for (const from of lost)
    for (const edge of edges)
      if (edge.includes(from)) {
        const to = partner[edge[0] === from ? edge[1] : edge[0]] ?? -1;
        if (to >= 0) lost.add(to);
      }
  return fromOne(squares.filter((_, at) => lost.has(at)));
}

const drawMap = (random: () => number, lines: number, length: number, gaps: number): string[] =>
  Array.from({ length: lines }, () =>
    Array.from({ length }, () => (randomInteger(random, 1, 100) <= gaps ? "#" : ".")).join(""),
  );

/** Yields every map of this size. */
function* maps(lines: number, length: number): Iterable<GridMap> {
  for (let code = 0; code < 2 ** (lines * length); code++) {
    const marks = Array.from({ length: lines * length }, (_, at) => ((code >> at) & 1 ? "#" : "."));
    yield [
      Array.from({ length: lines }, (_, at) =>
        marks.slice(at * length, (at + 1) * length).join(""),
      ),
    ];
  }
}

export const goodStarts = exercise<GridMap>({
  entry: "goodStarts",
  answer: (one) => missed(one),
  samples: [[[".##", "...", "#.#"]], [["..", ".."]]],
  *small() {
    for (const [lines, length] of [
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 2],
      [1, 4],
      [2, 3],
      [3, 2],
      [3, 3],
    ] as const)
      yield* maps(lines, length);
  },
  draw: (random) => [drawMap(random, randomInteger(random, 1, 6), 6, 30)],
  largest: (random) => [
    [drawMap(random, 20, 20, 25)],
    [drawMap(random, 20, 20, 0)],
    [drawMap(random, 19, 19, 0)],
  ],
  *simpler([map]) {
    for (const i of map.keys()) {
      if (map.length > 1) yield [map.toSpliced(i, 1)];
      const line = map[i] ?? "";
      for (const at of Array.from(line).keys())
        if (line[at] === ".") yield [map.with(i, `${line.slice(0, at)}#${line.slice(at + 1)}`)];
    }
  },
  mistakes: [
    mistake("one-matching", (one) => {
      const partner = matchingOf(one);
      return fromOne(squaresIn(one).filter((_, at) => (partner[at] ?? -1) < 0));
    }),
    mistake("greedy", (one) => {
      const { squares, edges } = gridOf(one[0].join("/"));
      const partner = squares.map(() => -1);
      for (const [a, b] of edges)
        if (partner[a] === -1 && partner[b] === -1) [partner[a], partner[b]] = [b, a];
      return missed(one, partner);
    }),
    mistake("other-player", (one) => {
      const lost = new Set(missed(one).map((square) => square.join()));
      return fromOne(squaresIn(one)).filter((square) => !lost.has(square.join()));
    }),
    mistake("from-zero", (one) => missed(one).map((square) => square.map((place) => place - 1))),
  ],
});
