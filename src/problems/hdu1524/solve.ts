import { fromOptions, type Graph } from "../../games/theory/finite-graph.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { mex, nimSum } from "../../games/theory/numbers.ts";
import type { Winner } from "../problem.ts";
import type { Case } from "./problem.ts";

const known = new WeakMap<Graph, readonly number[]>();

/**
 * Returns the Grundy values of the vertices, each computed after those of its options.
 * O(vertices + edges), once for all questions about a graph.
 */
export function vertexValues(graph: Graph): readonly number[] {
  const before = known.get(graph);
  if (before) return before;
  const values = fromOptions<number>(graph, mex);
  known.set(graph, values);
  return values;
}

/** Returns the winner of the sum in which each piece is a summand. */
export function solve({ graph, pieces }: Case): Winner {
  const values = vertexValues(graph);
  const sum = nimSum(pieces.map((vertex) => itemAt(values, vertex)));
  return sum === 0 ? "second" : "first";
}
