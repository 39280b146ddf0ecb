import { fromOptions, type Graph } from "../../games/theory/finite-graph.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { mex, nimSum } from "../../games/theory/numbers.ts";
import { graphs, listsOf, sum, upTo } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu1524, limits, type Case } from "./problem.ts";
import { vertexValues } from "./solve.ts";

/** Returns a program with other values of the vertices, or another sum of them. */
const byValues =
  (
    valuesOf: (graph: Graph, pieces: readonly number[]) => readonly number[],
    sumOf: (values: readonly number[]) => number = nimSum,
  ) =>
  ({ graph, pieces }: Case): boolean => {
    const values = valuesOf(graph, pieces);
    return sumOf(pieces.map((at) => itemAt(values, at))) !== 0;
  };

/** Computes the values of some vertices by recursion. `marks` returns the marks for a call. */
function search(
  graph: Graph,
  starts: Iterable<number>,
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
  for (const vertex of starts) value(vertex);
  return known;
}

/** Maximum numbers of vertices and of pieces in the small cases. */
const SMALL = { vertices: 3, pieces: 3 } as const;

const below = (count: number): readonly number[] => [...new Array<number>(count).keys()];

/** Orders graphs by the number of vertices, and then by the number of edges. */
const bySize = (a: Graph, b: Graph): number =>
  a.length - b.length || a.flat().length - b.flat().length;

const { vertices, pieces: counts } = limits;

const chain = below(vertices.max).map((vertex) => (vertex === 0 ? [] : [vertex - 1]));
/** Vertex v has the value v, so 256 marks are not enough. */
const complete = below(260).map(below);
const last = complete.length - 1;

export const task = problemTask(hdu1524, {
  pass: ({ graph, pieces }) => [graph, pieces],
  *small() {
    for (const graph of graphs(SMALL.vertices).sort(bySize)) {
      for (const many of upTo(SMALL.pieces)) {
        for (const list of listsOf([...graph.keys()], many)) {
          const pieces = list.toReversed();
          if (pieces.every((at, piece) => at >= (pieces[piece - 1] ?? 0))) yield { graph, pieces };
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
    { graph: complete, pieces: below(counts.max).map((piece) => last - piece) },
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
    added: byValues(vertexValues, sum),
    "plain-nim": byValues((graph) => below(graph.length)),
  },
});
