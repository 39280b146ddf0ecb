import { itemAt, ofKey } from "../theory/item-at.ts";
import type { Claiming, MoveFact } from "../theory/ruleset.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { edgeName, incidenceOf, readEdges, type Edge } from "./edges.ts";
import { defineGame, subsets } from "./game-kind.ts";
import { checkPairs, faultAtWord } from "./read-position.ts";

type Edges = readonly Edge[];

/** Maximum number of edges of a position whose options are listed: each option is about as long as the position. */
const MAX_EDGES = 1000;

/** Maximum number of dropped edges that the description of a move names. */
const MAX_NAMED = 4;

/**
 * Green Hackenbush: a graph; a move cuts one edge and removes every edge that is no longer connected to the ground. A
 * position lists the edges, each as a pair of points; the ground is the point 0. Loops and parallel edges are allowed.
 * In the notation an edge is `0-1`.
 *
 * `claim` applies two principles. Colon principle: an edge to a part that is attached by this edge alone has the part's
 * value plus 1. Fusion principle: the points of a cycle can be merged; its edges become loops of value 1 each.
 *
 * @cost One option per edge. A search visits up to 2^n positions of n edges; `claim` is O(n).
 * @throws {TypeError | RangeError} for a position that is not pairs of integers 0 … 2^53 − 1 or has an edge that is not
 * connected to the ground, and from `options` for more than 1000 edges.
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
      const falling = edges[firstFalling(edges)];
      if (falling === undefined) return;
      throw new RangeError(
        `Cannot read graph: every edge must be connected to the ground, current value is ${falling.join("-")}`,
      );
    },
    options: (edges: Edges): readonly Edges[] => {
      if (edges.length > MAX_EDGES)
        throw new RangeError(
          `Cannot list options in Green Hackenbush: there must be at most ${MAX_EDGES} edges, current value is ${edges.length}`,
        );
      // Cutting one of several parallel edges gives the same position.
      const distinct = new Map(edges.map((edge, at) => [edgeName(edge), at]));
      return [...distinct.values()].map((at) => grounded(edges.toSpliced(at, 1)));
    },
    key: (edges: Edges) => edges.map(edgeName).sort().join(" "),
    print: (edges: Edges) => edges.map((edge) => edge.join("-")).join(" "),
    parse: (text: string): Edges => {
      const edges = readEdges(text);
      const at = firstFalling(edges);
      if (at < 0) return edges;
      const found = itemAt(edges, at).join("-");
      throw faultAtWord(text, at, { id: "edgeFalls", values: { found } });
    },
    ...descriptionsFrom((edges: Edges, option: Edges) => {
      const [cut = [0, 0], ...dropped] = removedEdges(edges, option);
      const [from, to] = cut;
      const move: MoveFact = { id: from === to ? "cutLoop" : "cutEdge", values: { from, to } };
      if (dropped.length === 0) return move;
      if (dropped.length > MAX_NAMED)
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
      ]).filter((edges) => firstFalling(edges) < 0),
  },
);

/** Returns the edges that are connected to the ground. */
function grounded(edges: Edges): Edges {
  const incident = incidenceOf(edges);
  const reached = new Set([0]);
  for (const point of reached) {
    for (const at of incident.get(point) ?? [])
      itemAt(edges, at).forEach((end) => reached.add(end));
  }
  return edges.filter(([from]) => reached.has(from));
}

/** Returns the edges that a move removes: first the cut edge, which still has an end in the graph, then the others. */
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

/** Returns the index of the first edge that is not connected to the ground, or −1. */
function firstFalling(edges: Edges): number {
  const left = new Set(grounded(edges));
  return edges.findIndex((edge) => !left.has(edge));
}

/**
 * Computes the value by a depth-first search from the ground. A point accumulates the nim-sum of its loops (from merged
 * cycles) and of the parts above it. An edge is on a cycle if an edge of the part above it reaches a point below it.
 */
function valueOf(edges: Edges): number {
  const incident = incidenceOf(edges);
  const used = new Set<number>();
  /** The current path, with the value of each point and the lowest place, in order of discovery, that it reaches. */
  const path = [{ point: 0, low: 0, value: 0 }];
  const places = new Map([[0, 0]]);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const at = incident.get(top.point)?.pop();
    if (at === undefined) {
      path.pop();
      const below = path.at(-1);
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
        path.push({ point, low: places.size, value: 0 });
        places.set(point, places.size);
      } else {
        top.low = Math.min(top.low, place);
        top.value ^= 1;
      }
    }
  }
  return 0;
}
