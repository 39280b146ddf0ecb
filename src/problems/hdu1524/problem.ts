import { graphGame } from "../../games/rulesets/graph-game.ts";
import { endingPositions, type Graph } from "../../games/theory/finite-graph.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { defineProblem, hdu, poj } from "../define-problem.ts";
import { explainSum, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat, shuffled } from "../generate.ts";
import type { ProblemPhrase } from "../problem.ts";
import { readList, readNumbers, type TokenReader } from "../token-reader.ts";
import { solve, vertexValues } from "./solve.ts";

/** A question about a graph. Consecutive questions about one graph share the graph object. */
export interface Case {
  /** Entry v lists the vertices to which an edge leads from v. */
  readonly graph: Graph;
  /** The vertices of the pieces. */
  readonly pieces: readonly number[];
}

/** The statement bounds the edges only by excluding cycles; the bound on the edges from a vertex is ours. */
export const limits = {
  vertices: { min: 1, max: 1000 },
  edges: { min: 0, max: 999 },
  vertex: { min: 0, max: 999 },
  pieces: { min: 1, max: 10 },
} as const;

const { vertices, edges, pieces: counts } = limits;

/** Reads graphs, `N` and N lines `X v…`, each followed by its questions `M v…` and a 0, to the end of the input. */
function* read(reader: TokenReader): Generator<Case, void, undefined> {
  while (!reader.atEnd()) {
    const count = reader.integer("verticesN", vertices.min, vertices.max);
    const vertex = { min: 0, max: count - 1 };
    const graph: Graph = repeat(count, () => readList(reader, "edgesX", edges, "vertexV", vertex));
    if (endingPositions(graph).length < count) reader.reject({ id: "cycle" });
    for (;;) {
      const many = reader.integer("piecesM", counts.min, counts.max, 0);
      if (many === 0) break;
      yield { graph, pieces: readNumbers(reader, many, "vertexV", vertex) };
    }
  }
}

const countedLine = (numbers: readonly number[]): string =>
  `${[numbers.length, ...numbers].join(" ")}\n`;

/** Prints each graph once for the cases that share it, and a blank line between two graphs. */
function print(cases: readonly Case[]): string {
  let text = "";
  for (const [at, { graph, pieces }] of cases.entries()) {
    if (graph !== cases[at - 1]?.graph) {
      text += `${at > 0 ? "0\n\n" : ""}${graph.length}\n${graph.map(countedLine).join("")}`;
    }
    text += countedLine(pieces);
  }
  return cases.length > 0 ? `${text}0\n` : "";
}

function explain({ graph, pieces }: Case): Reasons {
  const values = vertexValues(graph);
  const valued = (vertex: number) => ({ value: `${vertex}`, grundy: itemAt(values, vertex) });
  return explainSum(
    pieces,
    (row) => ({ id: "piece", values: { n: row + 1 } }),
    valued,
    (from, wanted, row) =>
      [...new Set(graph[from])]
        .filter((to) => values[to] === wanted)
        .map((to): [ProblemPhrase, ReturnType<typeof valued>] => [
          { id: "moveAlong", values: { piece: row + 1, from, to } },
          valued(to),
        ]),
  );
}

/** Returns questions about a graph whose edges lead down in a random order of the vertices, about `degree` from each. */
function questions(
  random: () => number,
  count: number,
  degree: number,
  many: number,
  most: number,
): readonly Case[] {
  const order = shuffled(random, count);
  const graph = new Array<readonly number[]>(count);
  for (const [at, vertex] of order.entries()) {
    const lower = order.slice(0, at);
    const chosen = lower.filter(() => random() < degree / Math.max(1, lower.length));
    graph[vertex] = chosen.slice(0, edges.max);
  }
  return repeat(many, () => ({
    graph,
    pieces: repeat(randomInteger(random, 1, most), () => randomInteger(random, 0, count - 1)),
  }));
}

/** Pieces on a directed graph without cycles: a move takes one piece along an edge. */
export const hdu1524 = defineProblem<Case>({
  id: "hdu1524",
  title: "A Chess Game",
  judge: { ...hdu(1524), seconds: 1, kilobytes: 32_768, mirrors: [poj(2425)] },
  limits,
  columns: { row: "piece", value: "vertex" },
  samples: [
    {
      input: "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
      output: "WIN\nWIN\nWIN\nLOSE\nWIN\n",
      by: "judge",
    },
    {
      input: "5\n0\n1 0\n1 1\n2 1 2\n2 3 0\n1 2\n2 3 1\n2 1 4\n0\n",
      output: "LOSE\nWIN\nLOSE\n",
      by: "us",
    },
  ],
  form: ["n", "graph[n][]", "until m pieces[m]"],
  input: { ends: "file", read, print },
  answers: ["WIN", "LOSE"],
  solve,
  explain,
  positions: ({ graph, pieces }) => [playAs(graphGame(graph), pieces)],
  // The statement bounds neither the graphs of an input nor its questions. The largest input here is about 300 kB.
  generate: {
    tiny: (random) =>
      repeat(3, () => questions(random, randomInteger(random, 1, 4), 2, 2, 3)).flat(),
    random: (random) =>
      repeat(10, () =>
        questions(random, randomInteger(random, 1, 30), randomInteger(random, 1, 6), 3, counts.max),
      ).flat(),
    largest: (random) =>
      repeat(3, () => questions(random, vertices.max, 25, 10, counts.max)).flat(),
  },
});
