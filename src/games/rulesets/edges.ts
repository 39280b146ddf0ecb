import { checkNumbers, faultAt } from "./read-position.ts";

/** An edge between two vertices, which are numbered. */
export type Edge = readonly [number, number];

/** @throws {TypeError | RangeError} for what is no array of pairs of integers 0 … 2^53 − 1. */
export function checkEdges(edges: unknown): asserts edges is readonly Edge[] {
  if (!Array.isArray(edges)) {
    throw new TypeError(
      `Cannot read graph: it must be an array of edges, current value is ${typeof edges}`,
    );
  }
  for (const edge of edges as unknown[]) {
    checkNumbers("read graph", "vertex", edge);
    if (edge.length === 2) continue;
    throw new TypeError(
      `Cannot read graph: an edge must be two vertices, current value is ${edge.length}`,
    );
  }
}

/** The name of an edge, from either end. */
export const edgeName = ([from, to]: Edge): string => `${Math.min(from, to)}-${Math.max(from, to)}`;

/** The indices of the edges at each vertex; a loop is there once. */
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
 * Reads edges such as `0-1`, separated by white space.
 *
 * @throws {InputError} at the first word that is none.
 * @example
 * readEdges("0-1 1-2"); // [[0, 1], [1, 2]]
 */
export function readEdges(text: string): readonly Edge[] {
  return [...text.matchAll(/\S+/g)].map((found): Edge => {
    const [from, to] = /^\d+-\d+$/.test(found[0]) ? found[0].split("-").map(Number) : [];
    if (
      from !== undefined &&
      to !== undefined &&
      Number.isSafeInteger(from) &&
      Number.isSafeInteger(to)
    )
      // prettier-ignore
      return [from, to];
    throw faultAt(text, found.index, { id: "edge", values: { found: JSON.stringify(found[0]) } });
  });
}
