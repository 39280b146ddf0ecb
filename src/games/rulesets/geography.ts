import { checkNatural } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import { maximumMatching } from "../theory/matching.ts";
import type { Claiming, MoveFact, Outcome } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { edgeName, incidenceOf, readEdges, type Edge } from "./edges.ts";
import { defineFamily, heaps, identified, inNormalPlay } from "./game-kind.ts";
import { checkNumbers, checkPairs, faultAtWord, readNumbers } from "./read-position.ts";

/** The vertices visited so far, in order; the piece is on the last one. */
type Walk = readonly number[];

/** Maximum number of vertices; a matching of a larger graph takes too long. */
const MAX_VERTICES = 10_000;

export interface GeographyRuleset extends Claiming<Walk, "claimOutcome"> {
  /**
   * Returns the pairs of a maximum matching that the winner can follow: a matching of the vertices left, and the
   * winner's own steps since the last error. It covers the piece if and only if the player to move wins.
   */
  followed(walk: Walk): readonly Edge[];
}

/**
 * Creates undirected vertex geography on a graph: a move takes the piece along an edge to a vertex that it has not
 * visited. A position is the walk so far; from the empty walk, a move places the piece on any vertex.
 *
 * `claimOutcome`, for normal play, is the theorem of Fraenkel, Scheinerman and Ullman: the player to move wins if and
 * only if every maximum matching of the unvisited vertices and the piece's vertex covers the piece's vertex. From the
 * empty walk, the player to move wins if and only if no matching covers every vertex.
 *
 * @param count number of vertices, 0 … 10 000; the vertices are 0 … count − 1
 * @param edges pairs of vertices; loops and repetitions are ignored
 * @cost One option per unvisited neighbour. A search visits every walk; `claimOutcome` computes two matchings.
 * @throws {TypeError | RangeError} if the count is out of range or an edge is not a pair of vertices; later, for a
 * position that is not such a walk.
 * @source A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, Theoretical Computer Science 112
 * (1993).
 * @example
 * options(geography(3, [[0, 1], [1, 2]]), [1]); // [[1, 0], [1, 2]]
 * winningMoves(geography(3, [[0, 1], [1, 2]]), []); // [[0], [2]]
 */
export function geography(count: number, edges: readonly Edge[]): GeographyRuleset {
  const ruleset = walkOn(count, edges, {
    name: "Undirected geography",
    called: String,
    describe: (walk, to) => ({ id: walk.length === 0 ? "begin" : "walk", values: { to } }),
  });
  return identified(ruleset, `geography:${[count, ...edges.map(edgeName)].join(",")}`);
}

/** The game's name, and functions that return the label of a vertex and the description of a step to it. */
interface Labels {
  readonly name: string;
  readonly called: (vertex: number) => string;
  readonly describe: (walk: Walk, to: number) => MoveFact;
}

function walkOn(
  count: number,
  edges: readonly Edge[],
  { name, called, describe }: Labels,
): GeographyRuleset {
  checkNatural("make graph", "count of vertices", count);
  checkPairs("make graph", "an edge", "vertex", edges);
  if (count > MAX_VERTICES)
    throw new RangeError(
      `Cannot make graph: there must be at most ${MAX_VERTICES} vertices, current value is ${count}`,
    );
  const invalid = edges.flat().find((vertex) => vertex >= count);
  if (invalid !== undefined)
    throw new RangeError(
      `Cannot make graph: vertex must be less than ${count}, current value is ${invalid}`,
    );
  const incident = incidenceOf(edges);
  const neighbours = heaps(count - 1).map((vertex) => [
    ...new Set(
      (incident.get(vertex) ?? [])
        .flatMap((at) => edges[at] ?? [])
        .filter((other) => other !== vertex),
    ),
  ]);
  const neighbourSets = neighbours.map((list) => new Set(list));

  /** Returns the index of the first vertex of the walk that is not an unvisited neighbour, or −1. */
  const firstInvalid = (walk: Walk): number => {
    const visited = new Set<number>();
    return walk.findIndex((vertex, at) => {
      const from = walk[at - 1];
      const isNext = from === undefined ? vertex < count : neighbourSets[from]?.has(vertex);
      return !isNext || visited.size === visited.add(vertex).size;
    });
  };

  /** Returns a maximum matching of the vertices that are not in a list. */
  const matching = (without: Walk): readonly Edge[] => {
    const removed = new Set(without);
    const left = edges.filter(
      (edge) => edge[0] !== edge[1] && !edge.some((end) => removed.has(end)),
    );
    return maximumMatching(count, left).flatMap((other, at) => (at < other ? [[at, other]] : []));
  };
  const outcomeOf = (walk: Walk): Outcome => {
    if (walk.length === 0) return 2 * matching([]).length < count ? "N" : "P";
    return matching(walk.slice(0, -1)).length > matching(walk).length ? "N" : "P";
  };

  return Object.freeze({
    name,
    check: (walk: Walk) => {
      checkNumbers("read walk", "vertex", walk);
      const at = firstInvalid(walk);
      if (at >= 0)
        throw new RangeError(
          `Cannot read walk: each vertex must be an unvisited neighbour of the one before it, current value is ${walk[at]}`,
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
      `${walk.at(-1) ?? ""} | ${walk
        .slice(0, -1)
        .sort((a, b) => a - b)
        .join(" ")}`,
    print: (walk: Walk) => walk.join(" "),
    called: (walk: Walk) => walk.slice(-1).map(called).join("") || "∅",
    parse: (text: string): Walk => {
      const walk = readNumbers(text, "vertex");
      const at = firstInvalid(walk);
      if (at < 0) return walk;
      throw faultAtWord(text, at, { id: "walk", values: { found: walk[at] ?? "" } });
    },
    ...descriptionsFrom((walk: Walk, option: Walk) => describe(walk, option.at(-1) ?? 0)),
    claimOutcome: inNormalPlay(outcomeOf),
    followed: (walk: Walk): readonly Edge[] => {
      const pairs = matching(outcomeOf(walk) === "N" ? walk.slice(0, -1) : walk);
      const steps: Edge[] = [];
      let after = outcomeOf(walk);
      for (let at = walk.length - 1; at > 0; at--) {
        const before = outcomeOf(walk.slice(0, at));
        if (before === "N" && after === "N") break;
        if (before === "N") steps.push([walk[at - 1] ?? 0, walk[at] ?? 0]);
        after = before;
      }
      return [...pairs, ...steps];
    },
  });
}

/** Returns the squares of a map, line by line, as row and column, and the edges between neighbouring squares. */
export function gridOf(map: string) {
  const squares = map
    .split("/")
    .flatMap((line, row) =>
      Array.from(line).flatMap((mark, column): Edge[] => (mark === "." ? [[row, column]] : [])),
    );
  const places = new Map(squares.map((square, at) => [square.join(), at]));
  const edges = squares.flatMap(([row, column], at) =>
    [`${row},${column + 1}`, `${row + 1},${column}`].flatMap((next): Edge[] => {
      const to = places.get(next);
      return to === undefined ? [] : [[at, to]];
    }),
  );
  return { squares, edges };
}

/**
 * Creates geography on a grid: a step goes up, down, left or right. The vertices are the squares in reading order.
 *
 * @param map lines separated by `/`, in which `.` is a square and `#` is a gap: `.../.#.`
 * @throws {RangeError} if the map has another format, or more squares than the maximum number of vertices
 */
export function geographyGrid(map: string): GeographyRuleset {
  if (!/^[.#]+(\/[.#]+)*$/.test(map))
    throw new RangeError(
      `Cannot make grid: it must be lines of . and # with / between them, current value is ${map}`,
    );
  const { squares, edges } = gridOf(map);
  const nameOf = (square: number): readonly [row: number, column: number] => {
    const [row, column] = itemAt(squares, square);
    return [row + 1, column + 1];
  };
  const ruleset = walkOn(squares.length, edges, {
    name: "Walk on a grid",
    called: (square) => `(${nameOf(square).join(",\u00a0")})`,
    describe: (walk, to) => {
      const [row, column] = nameOf(to);
      const from = walk.at(-1);
      const id = from === undefined ? "beginAt" : stepBetween(nameOf(from), [row, column]);
      return { id, values: { row, column } };
    },
  });
  return identified(ruleset, `geography-grid:${map}`);
}

function stepBetween([row, column]: Edge, [toRow, toColumn]: Edge) {
  if (row !== toRow) return row < toRow ? "stepDown" : "stepUp";
  return column < toColumn ? "stepRight" : "stepLeft";
}

defineFamily(geography, {
  id: "geography",
  make: makeGeography,
  rule: "Walk along an edge to a vertex that was not visited.",
  drawing: "walk",
  samples: ["5,0-1,1-2,0-2,2-3,3-4", "4,0-1,1-2,2-3,0-3", "0"].map((of) => ({
    of,
    small: () => walks(makeGeography(of)),
  })),
});

defineFamily(geographyGrid, {
  id: "geography-grid",
  make: geographyGrid,
  rule: "Step to a neighbouring square where the piece has not been.",
  drawing: "squares",
  samples: [{ of: "../.#/..", small: () => walks(geographyGrid("../.#/..")) }],
});

/** Creates the game from the parameter of its id: the number of vertices, then the edges. */
function makeGeography(of: string): GeographyRuleset {
  const [count = "", ...edges] = of.split(",");
  return geography(Number(count || NaN), readEdges(edges.join(" ")));
}

/** Lists every walk on the graph. */
function walks(game: GeographyRuleset): readonly Walk[] {
  const found: Walk[] = [[]];
  for (const walk of found) found.push(...game.options(walk));
  return found;
}
