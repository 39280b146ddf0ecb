import { readPairs, type Pair } from "./read-position.ts";

/** An edge between two numbered vertices. */
export type Edge = Pair;

/** Returns the name of an edge; it is the same for both directions. */
export const edgeName = ([from, to]: Edge): string => `${Math.min(from, to)}-${Math.max(from, to)}`;

/** Returns the indices of the edges at each vertex; a loop is listed once. */
export function incidenceOf(edges: readonly Edge[]): Map<number, number[]> {
  const incident = new Map<number, number[]>();
  for (const [index, edge] of edges.entries()) {
    for (const end of new Set(edge)) {
      const list = incident.get(end);
      if (list === undefined) incident.set(end, [index]);
      else list.push(index);
    }
  }
  return incident;
}

/**
 * Reads edges such as `0-1`, separated by white space or commas.
 *
 * @throws {InputError} at the first word that is not an edge.
 * @example
 * readEdges("0-1 1-2"); // [[0, 1], [1, 2]]
 */
export const readEdges = (text: string): readonly Edge[] =>
  readPairs(text, "-", (found) => ({ id: "edge", values: { found } }));
