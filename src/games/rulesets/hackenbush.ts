import { itemAt, ofKey } from "../theory/item-at.ts";
import type { Claiming, MoveFact } from "../theory/ruleset.ts";
import { spoken } from "./describe-move.ts";
import { edgeName, incidenceOf, readEdges, type Edge } from "./edges.ts";
import { defineGame, subsets } from "./game-kind.ts";
import { checkPairs, faultAtWord } from "./read-position.ts";

type Edges = readonly Edge[];

/** A position of more edges does not list its options, each of which is as long. */
const MOST_EDGES = 1000;

/** A move that drops more edges does not name them. */
const MOST_NAMED = 4;

/**
 * Green Hackenbush: a picture of edges between points; a move cuts one edge, and what is no longer connected to the ground
 * falls. A position is its edges, each as a pair of points; the ground is the point 0. There may be loops and several edges
 * between two points. In the notation an edge is `0-1`.
 *
 * It claims the value by two principles. Colon: an edge to a part that hangs on it alone is worth the part's value plus 1.
 * Fusion: the points of a cycle may be made one, which turns its edges into loops, worth 1 each.
 *
 * @cost An option for each edge. A search visits up to 2^n positions of n edges; the claim is O(n).
 * @throws {TypeError | RangeError} for a position that is not pairs of integers 0 … 2^53 − 1, or has an edge that is not
 * connected to the ground; where the options of more than 1000 edges would be listed.
 * @source E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 7.
 * @example
 * options(hackenbush, [[0, 1], [1, 2], [2, 1]]); // [[], [[0, 1], [1, 2]]]
 * hackenbush.claim([[0, 1], [1, 2], [1, 3], [3, 4]]); // 4
 */
export const hackenbush: Claiming<Edges, "claim"> = defineGame(
  Object.freeze({
    name: "Green Hackenbush",
    check: (edges: Edges) => {
      checkPairs("read graph", "an edge", "vertex", edges);
      const falling = edges[fallsFrom(edges)];
      if (falling === undefined) return;
      throw new RangeError(
        `Cannot read graph: every edge must be connected to the ground, current value is ${falling.join("-")}`,
      );
    },
    options: (edges: Edges): readonly Edges[] => {
      if (edges.length > MOST_EDGES)
        throw new RangeError(
          `Cannot list options in Green Hackenbush: there must be at most ${MOST_EDGES} edges, current value is ${edges.length}`,
        );
      // Of several edges between two points it does not matter which one is cut.
      const distinct = new Map(edges.map((edge, at) => [edgeName(edge), at]));
      return [...distinct.values()].map((at) => standing(edges.toSpliced(at, 1)));
    },
    key: (edges: Edges) => edges.map(edgeName).sort().join(" "),
    print: (edges: Edges) => edges.map((edge) => edge.join("-")).join(" "),
    parse: (text: string): Edges => {
      const edges = readEdges(text);
      const at = fallsFrom(edges);
      if (at < 0) return edges;
      const found = itemAt(edges, at).join("-");
      throw faultAtWord(text, at, { id: "edgeFalls", values: { found } });
    },
    ...spoken((edges: Edges, option: Edges) => {
      const [cut = [0, 0], ...dropped] = removedEdges(edges, option);
      const [from, to] = cut;
      const move: MoveFact = { id: from === to ? "cutLoop" : "cutEdge", values: { from, to } };
      if (dropped.length === 0) return move;
      if (dropped.length > MOST_NAMED)
        return { id: "dropMany", values: { move, n: dropped.length } };
      return { id: "dropEdges", values: { move, edges: dropped.map(edgeName).join(", ") } };
    }),
    claim: valueOf,
  }),
  {
    id: "hackenbush",
    rule: "Cut one edge; what is no longer connected to the ground falls.",
    drawing: "graph",
    samples: () =>
      subsets<Edge>([
        [0, 1],
        [1, 2],
        [2, 0],
        [2, 3],
        [3, 3],
        [3, 2],
      ]).filter((edges) => fallsFrom(edges) < 0),
  },
);

/** The edges that are connected to the ground. */
function standing(edges: Edges): Edges {
  const incident = incidenceOf(edges);
  const reached = new Set([0]);
  for (const point of reached) {
    for (const at of incident.get(point) ?? [])
      itemAt(edges, at).forEach((end) => reached.add(end));
  }
  return edges.filter(([from]) => reached.has(from));
}

/** The edges that a move removes: the one that it cuts, of which an end still stands, and those that fall with it. */
export function removedEdges(edges: Edges, option: Edges): readonly Edge[] {
  const left = new Map<string, number>();
  const count = (edge: Edge, change: number): number => {
    const found = (left.get(edgeName(edge)) ?? 0) + change;
    left.set(edgeName(edge), found);
    return found;
  };
  for (const edge of option) count(edge, 1);
  const removed = edges.filter((edge) => count(edge, -1) < 0);
  const points = new Set([0, ...option.flat()]);
  const isCut = (edge: Edge): boolean => edge.some((end) => points.has(end));
  return [...removed.filter(isCut), ...removed.filter((edge) => !isCut(edge))];
}

/** The index of the first edge that is not connected to the ground, or −1. */
function fallsFrom(edges: Edges): number {
  const left = new Set(standing(edges));
  return edges.findIndex((edge) => !left.has(edge));
}

/**
 * Depth-first search from the ground. A point gathers the nim-sum of what it carries: of the loops that its cycles become,
 * and of the parts above it. An edge below a part is on a cycle when an edge of the part leads further down.
 */
function valueOf(edges: Edges): number {
  const incident = incidenceOf(edges);
  const used = new Set<number>();
  /** The points on the way up, with their places in order of discovery, values, and the lowest place that is reached. */
  const way = [{ point: 0, low: 0, value: 0 }];
  const places = new Map([[0, 0]]);
  for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
    const at = incident.get(top.point)?.pop();
    if (at === undefined) {
      way.pop();
      const below = way.at(-1);
      if (below === undefined) return top.value;
      const isOnCycle = top.low < ofKey(places, top.point);
      below.value ^= isOnCycle ? top.value ^ 1 : top.value + 1;
      below.low = Math.min(below.low, top.low);
    } else if (!used.has(at)) {
      used.add(at);
      const [from, to] = itemAt(edges, at);
      const point = from === top.point ? to : from;
      const place = places.get(point);
      if (place === undefined) {
        way.push({ point, low: places.size, value: 0 });
        places.set(point, places.size);
      } else {
        top.low = Math.min(top.low, place);
        top.value ^= 1;
      }
    }
  }
  return 0;
}
