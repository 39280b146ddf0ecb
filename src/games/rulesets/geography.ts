import { checkNatural } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import { maximumMatching } from "../theory/matching.ts";
import type { Claiming, MoveFact, Outcome } from "../theory/ruleset.ts";
import { spoken } from "./describe-move.ts";
import { edgeName, incidenceOf, readEdges, type Edge } from "./edges.ts";
import { defineFamily, heaps, identified, inNormalPlay } from "./game-kind.ts";
import { checkNumbers, checkPairs, faultAtWord, readNumbers } from "./read-position.ts";

/** The vertices that a walk has visited, in order; the piece is on the last. */
type Walk = readonly number[];

/** A graph of more vertices is refused: a matching of it takes long. */
const MOST_VERTICES = 10_000;

export interface GeographyRuleset extends Claiming<Walk, "claimOutcome"> {
  /**
   * A maximum matching that the player who wins can follow, in pairs: of the vertices that are left, together with the
   * winner's own steps since the last error. It covers the piece exactly where the player to move wins.
   */
  followed(walk: Walk): readonly Edge[];
}

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
export function geography(count: number, edges: readonly Edge[]): GeographyRuleset {
  const ruleset = walkOn(count, edges, {
    name: "Undirected geography",
    called: String,
    describe: (walk, to) => ({ id: walk.length === 0 ? "begin" : "walk", values: { to } }),
  });
  return identified(ruleset, `geography:${[count, ...edges.map(edgeName)].join(",")}`);
}

/** The words of a geography: its name, what a vertex is called, and the step of a walk to a vertex. */
interface Wording {
  readonly name: string;
  readonly called: (vertex: number) => string;
  readonly describe: (walk: Walk, to: number) => MoveFact;
}

function walkOn(
  count: number,
  edges: readonly Edge[],
  { name, called, describe }: Wording,
): GeographyRuleset {
  checkNatural("make graph", "count of vertices", count);
  checkPairs("make graph", "an edge", "vertex", edges);
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

  /** A maximum matching of the vertices that are not in a list. */
  const matching = (without: Walk): readonly Edge[] => {
    const gone = new Set(without);
    const left = edges.filter((edge) => edge[0] !== edge[1] && !edge.some((end) => gone.has(end)));
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
      `${walk.at(-1) ?? ""} | ${walk
        .slice(0, -1)
        .sort((a, b) => a - b)
        .join(" ")}`,
    print: (walk: Walk) => walk.join(" "),
    called: (walk: Walk) => walk.slice(-1).map(called).join("") || "∅",
    parse: (text: string): Walk => {
      const walk = readNumbers(text, "vertex");
      const at = strays(walk);
      if (at < 0) return walk;
      throw faultAtWord(text, at, { id: "walk", values: { found: walk[at] ?? "" } });
    },
    ...spoken((walk: Walk, option: Walk) => describe(walk, option.at(-1) ?? 0)),
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

/** The squares of a map, line by line, each its row and its column; and the edges between neighbours. */
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
 * Geography on squares: a step goes up, down, left or right. The vertices are the squares, numbered line by line.
 *
 * @param map a square is a dot, a gap a `#`, and between two lines is a `/`: `.../.#.`
 * @throws {RangeError} for another text, and for more squares than vertices are allowed
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

/** The graph of the parameter in an id: the number of vertices, and the edges. */
function makeGeography(of: string): GeographyRuleset {
  const [count = "", ...edges] = of.split(",");
  return geography(Number(count || NaN), readEdges(edges.join(" ")));
}

/** Every walk on a graph. */
function walks(game: GeographyRuleset): readonly Walk[] {
  const found: Walk[] = [[]];
  for (const walk of found) found.push(...game.options(walk));
  return found;
}
