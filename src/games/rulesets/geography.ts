import { checkNatural } from "../theory/check-natural.ts";
import { maximumMatching } from "../theory/matching.ts";
import type { Convention, Outcome, Ruleset } from "../theory/ruleset.ts";
import { spoken } from "./describe-move.ts";
import { checkEdges, edgeName, incidenceOf, readEdges, type Edge } from "./edges.ts";
import { identified } from "./game-id.ts";
import { defineFamily, heaps } from "./game-kind.ts";
import { checkNumbers, faultAt, readNumbers } from "./read-position.ts";

/** The vertices that a walk has visited, in order; the piece is on the last. */
type Walk = readonly number[];

/** A graph of more vertices is refused: a matching of it takes long. */
const MOST_VERTICES = 10_000;

/**
 * Undirected vertex geography: a piece walks on a graph along its edges, and never to a vertex where it has been. A
 * position is the walk so far; from the empty walk, a move begins on any vertex.
 *
 * For normal play it claims the theorem of Fraenkel, Scheinerman and Ullman: the player to move wins exactly when every
 * maximum matching of the vertices that are left, and of the one with the piece, covers the piece. The first player to
 * choose a vertex wins exactly when no matching covers all.
 *
 * @param count how many vertices there are, 0 … 10 000; they are 0 … count − 1
 * @param edges pairs of vertices; loops and repetitions do not matter
 * @cost An option for each neighbour that was not visited. A search follows every walk; the claim takes two matchings.
 * @throws {TypeError | RangeError} for another count, and for edges that are not pairs of vertices; later, for a position
 * that is no such walk.
 * @source A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, Theoretical Computer Science 112
 * (1993).
 * @example
 * options(geography(3, [[0, 1], [1, 2]]), [1]); // [[1, 0], [1, 2]]
 * winningMoves(geography(3, [[0, 1], [1, 2]]), []); // [[0], [2]]
 */
export function geography(
  count: number,
  edges: readonly Edge[],
): Ruleset<Walk> & { claimOutcome(walk: Walk, convention?: Convention): Outcome | undefined } {
  checkNatural("make graph", "count of vertices", count);
  checkEdges(edges);
  if (count > MOST_VERTICES)
    throw new RangeError(
      `Cannot make graph: there must be at most ${MOST_VERTICES} vertices, current value is ${count}`,
    );
  const odd = edges.flat().find((vertex) => vertex >= count);
  if (odd !== undefined)
    throw new RangeError(
      `Cannot make graph: vertex must be less than ${count}, current value is ${odd}`,
    );
  const incident = incidenceOf(edges);
  const neighbours = heaps(count - 1).map((vertex) => [
    ...new Set(
      (incident.get(vertex) ?? [])
        .flatMap((at) => edges[at] ?? [])
        .filter((other) => other !== vertex),
    ),
  ]);
  const near = neighbours.map((list) => new Set(list));

  /** The index of the first vertex that the walk cannot go to, or −1. */
  const strays = (walk: Walk): number => {
    const visited = new Set<number>();
    return walk.findIndex((vertex, at) => {
      const from = walk[at - 1];
      const isNext = from === undefined ? vertex < count : near[from]?.has(vertex);
      return !isNext || visited.size === visited.add(vertex).size;
    });
  };

  /** The most edges of a matching of the vertices that are not in a set. */
  const matched = (without: ReadonlySet<number>): number => {
    const left = edges.filter((edge) => edge[0] !== edge[1] && !edge.some((end) => without.has(end))); // prettier-ignore
    return maximumMatching(count, left).filter((partner) => partner >= 0).length / 2;
  };

  const ruleset = Object.freeze({
    name: "Undirected geography",
    check: (walk: Walk) => {
      checkNumbers("read walk", "vertex", walk);
      const at = strays(walk);
      if (at >= 0)
        throw new RangeError(
          `Cannot read walk: it must go to new neighbours of its last vertex, current value is ${walk[at]}`,
        );
    },
    options: (walk: Walk): readonly Walk[] => {
      const last = walk.at(-1);
      const visited = new Set(walk);
      return (last === undefined ? [...neighbours.keys()] : (neighbours[last] ?? []))
        .filter((vertex) => !visited.has(vertex))
        .map((vertex) => [...walk, vertex]);
    },
    key: (walk: Walk) =>
      `${walk.at(-1) ?? ""} | ${walk.slice(0, -1).sort((a, b) => a - b).join(" ")}`, // prettier-ignore
    print: (walk: Walk) => walk.join(" "),
    parse: (text: string): Walk => {
      const walk = readNumbers(text, "vertex");
      const at = strays(walk);
      if (at < 0) return walk;
      const place = [...text.matchAll(/[^\s,]+/g)][at]?.index ?? 0;
      throw faultAt(text, place, { id: "walk", values: { found: walk[at] ?? "" } });
    },
    ...spoken((walk: Walk, option: Walk) => ({
      id: walk.length === 0 ? "begin" : "walk",
      values: { to: option.at(-1) ?? 0 },
    })),
    claimOutcome: (walk: Walk, { misere = false }: Convention = {}): Outcome | undefined => {
      if (misere) return undefined;
      const last = walk.at(-1);
      if (last === undefined) return 2 * matched(new Set()) < count ? "N" : "P";
      return matched(new Set(walk.slice(0, -1))) > matched(new Set(walk)) ? "N" : "P";
    },
  });
  return identified(ruleset, `geography:${[count, ...edges.map(edgeName)].join(",")}`);
}

defineFamily(geography, {
  id: "geography",
  make: (of) => {
    const [count = "", ...edges] = of.split(",");
    return geography(Number(count || NaN), readEdges(edges.join(" ")));
  },
  rule: "Walk along an edge to a vertex that was not visited.",
  drawing: "list",
  samples: [
    { of: "5,0-1,1-2,0-2,2-3,3-4", small: () => walks(5, [[0, 1], [1, 2], [0, 2], [2, 3], [3, 4]]) }, // prettier-ignore
    { of: "4,0-1,1-2,2-3,0-3", small: () => walks(4, [[0, 1], [1, 2], [2, 3], [0, 3]]) }, // prettier-ignore
    { of: "0", small: () => [[]] },
  ],
});

/** Every walk on a graph. */
function walks(count: number, edges: readonly Edge[]): readonly Walk[] {
  const found: Walk[] = [[]];
  for (const walk of found) found.push(...geography(count, edges).options(walk));
  return found;
}
