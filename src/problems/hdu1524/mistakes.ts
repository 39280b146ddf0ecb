import { fromOptions, type Graph } from "../../games/theory/finite-graph.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { mex } from "../../games/theory/mex.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { problemTask } from "../task.ts";
import { hdu1524, limits, type Case } from "./problem.ts";
import { vertexValues } from "./solve.ts";

/** A program with other values of the vertices, or another sum of them. */
const byValues =
  (
    valuesOf: (graph: Graph, pieces: readonly number[]) => readonly number[],
    sumOf: (values: readonly number[]) => number = nimSum,
  ) =>
  ({ graph, pieces }: Case): boolean => {
    const values = valuesOf(graph, pieces);
    return sumOf(pieces.map((at) => itemAt(values, at))) !== 0;
  };

/** The values by recursion, of some vertices in order. `marks` begins the marks of a call. */
function search(
  graph: Graph,
  asked: Iterable<number>,
  marks: () => Set<number>,
  known: number[] = [],
): readonly number[] {
  const value = (vertex: number): number => {
    const before = known[vertex];
    if (before !== undefined) return before;
    const seen = marks();
    for (const option of itemAt(graph, vertex)) seen.add(value(option));
    let least = 0;
    while (seen.has(least)) least++;
    known[vertex] = least;
    return least;
  };
  for (const vertex of asked) value(vertex);
  return known;
}

const plainSum = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** The graphs of so many vertices without cycles, those with few edges first. */
function graphsOf(count: number): readonly Graph[] {
  const pairs = Array.from({ length: count ** 2 }, (_, at) => [Math.floor(at / count), at % count]);
  const places = pairs.filter(([from, to]) => from !== to);
  const graphs: Graph[] = [];
  for (let chosen = 0; chosen < 2 ** places.length; chosen++) {
    const graph: number[][] = Array.from({ length: count }, () => []);
    for (const [at, [from = 0, to = 0]] of places.entries()) {
      if (chosen & (1 << at)) graph[from]?.push(to);
    }
    try {
      vertexValues(graph);
      graphs.push(graph);
    } catch {
      // It has a cycle.
    }
  }
  return graphs.sort((a, b) => a.flat().length - b.flat().length);
}

/** So many pieces on vertices below a number, in order. */
function* places(count: number, below: number): Generator<readonly number[], void, undefined> {
  if (count === 0) yield [];
  for (let last = 0; count > 0 && last < below; last++) {
    for (const rest of places(count - 1, last + 1)) yield [...rest, last];
  }
}

/** Up to so many vertices, and up to so many pieces. */
const SMALL = { vertices: 3, pieces: 3 } as const;

const upTo = (count: number): readonly number[] => [...new Array<number>(count).keys()];

const { vertices, pieces: counts } = limits;

const chain = upTo(vertices.max).map((vertex) => (vertex === 0 ? [] : [vertex - 1]));
/** Vertex v has the value v: more values than 256 marks are enough for. */
const complete = upTo(260).map(upTo);
const last = complete.length - 1;

export const task = problemTask(hdu1524, {
  pass: ({ graph, pieces }) => [graph, pieces],
  *small() {
    for (let count = 1; count <= SMALL.vertices; count++) {
      for (const graph of graphsOf(count)) {
        for (let many = 1; many <= SMALL.pieces; many++) {
          for (const pieces of places(many, count)) yield { graph, pieces };
        }
      }
    }
  },
  edges: [
    { graph: chain, pieces: [vertices.max - 1] },
    { graph: chain, pieces: [vertices.max - 2] },
    {
      graph: chain.toReversed().map((_, at) => (at + 1 < vertices.max ? [at + 1] : [])),
      pieces: [0],
    },
    { graph: complete, pieces: upTo(counts.max).map((piece) => last - piece) },
    { graph: complete, pieces: [64, 65, 1] },
    { graph: complete, pieces: [256, 257, 1] },
    { graph: complete, pieces: new Array<number>(counts.max).fill(last) },
  ],
  mistakes: {
    "not-cleared": byValues((graph) => {
      const seen = new Set<number>();
      return search(graph, graph.keys(), () => seen);
    }),
    "shared-marks": byValues((graph) => {
      const seen = new Set<number>();
      return search(graph, graph.keys(), () => {
        seen.clear();
        return seen;
      });
    }),
    "memo-kept": {
      start: () => {
        const known: number[] = [];
        return byValues((graph, pieces) => search(graph, pieces, () => new Set(), known));
      },
    },
    "in-order": byValues((graph) => {
      const values = new Array<number>(graph.length).fill(0);
      for (const [vertex, list] of graph.entries()) {
        values[vertex] = mex(list.map((option) => itemAt(values, option)));
      }
      return values;
    }),
    "won-only": byValues((graph) => vertexValues(graph).map((value) => Math.min(value, 1))),
    "longest-path": byValues((graph) =>
      fromOptions<number>(graph, (options) => 1 + Math.max(-1, ...options)),
    ),
    "number-of-moves": byValues((graph) => graph.map(({ length }) => length)),
    added: byValues(vertexValues, plainSum),
    "plain-nim": byValues((graph) => upTo(graph.length)),
  },
});
