import { Graph, layout } from "@dagrejs/dagre";
import { findCycle } from "../../src/games/theory/finite-graph.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import { type GameGraph, settleGraph } from "./game-graph.ts";

/** A point of a drawing, in CSS pixels, y downward. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Length and half width of an arrow head. */
const HEAD = { length: 8, half: 3.6 };

/**
 * Returns a smooth line through the points, with a head at its end. The line keeps a distance from the first and the
 * last point; `gap` returns this distance for the direction of the line at that point, a unit vector.
 *
 * @param points at least two
 */
function arrow(
  points: readonly Point[],
  gap: (at: "start" | "end", direction: Point) => number,
): { line: string; head: string } {
  const [first, second, penultimate, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!first || !second || !penultimate || !last) {
    throw new RangeError(
      `Cannot draw arrow: it must have two points, current value is ${points.length}`,
    );
  }
  const start = toward(first, second, gap("start", direction(first, second)));
  const end = gap("end", direction(last, penultimate));
  const tip = toward(last, penultimate, end);
  const neck = toward(last, penultimate, end + HEAD.length);
  const bends = points.slice(1, -1);

  let line = `M${at(start)}`;
  bends.forEach((bend, index) => {
    const next = bends[index + 1];
    line += `Q${at(bend)} ${at(next === undefined ? neck : middle(bend, next))}`;
  });
  if (bends.length === 0) line += `L${at(neck)}`;

  const across = { x: (tip.y - neck.y) / HEAD.length, y: (neck.x - tip.x) / HEAD.length };
  const wing = (side: number): Point => ({
    x: neck.x + side * HEAD.half * across.x,
    y: neck.y + side * HEAD.half * across.y,
  });
  return { line, head: `M${at(tip)}L${at(wing(1))}L${at(wing(-1))}Z` };
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function toward(from: Point, to: Point, distance: number): Point {
  const { x, y } = direction(from, to);
  return { x: from.x + x * distance, y: from.y + y * distance };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const at = (point: Point): string =>
  `${Math.round(point.x * 10) / 10},${Math.round(point.y * 10) / 10}`;

/** The layout of a game graph, in CSS pixels; nodes are given by their centres. */
export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly (Point & { readonly name: string })[];
  readonly edges: readonly {
    readonly from: string;
    readonly to: string;
    /** Path data of the line and of its arrow head. */
    readonly line: string;
    readonly head: string;
  }[];
}

/** Half the side of the square that contains a node's mark. */
const NODE_RADIUS = 20;

/** The margin on both sides of a drawing. */
const MARGIN = 4;

/** The bends of a move from a node to itself, relative to its centre: on the right, within the node's box. */
const LOOP: readonly Point[] = [
  { x: 38, y: -24 },
  { x: 38, y: 24 },
];

const add = (from: Point, to: Point): Point => ({ x: from.x + to.x, y: from.y + to.y });

/** Returns a node's key for dagre, which drops nodes with an empty name, such as the position without heaps. */
const keyOf = (name: string): string => name || " ";

/** Minimum vertical distance of an arrow head from the centre line of a name. */
const NAME_ROOM = 14;

/** Returns the size of a node's box, with the mark in the centre and the name on its left. */
const nodeBox = (name: string): { width: number; height: number } => ({
  width: 2 * (NODE_RADIUS + 8 + 10 * name.length),
  height: 2 * NODE_RADIUS,
});

/** Of a chain: the distance of neighbours, the distance by which longer moves bend, and the minimum number of nodes. */
const CHAIN = { step: 60, bend: { base: 16, each: 26 }, fewest: 4 };

/** Returns the positions of a graph in a chain, in which each has a move to the next, such as the sizes of one heap. */
function chainOf(graph: GameGraph): readonly string[] | undefined {
  if (graph.length < CHAIN.fewest || findCycle(graph)) return undefined;
  const settled = settleGraph(graph);
  if (settled.some(({ longest }, i) => longest !== i)) return undefined;
  return settled.map(({ name }) => name).reverse();
}

/** Lays out a chain as a vertical axis: moves to the next position are straight, longer ones are arcs on the right. */
function layOutChain(graph: GameGraph, chain: readonly string[]): GraphLayout {
  const place = new Map(chain.map((name, i) => [name, i]));
  const rank = (name: string): number => place.get(name) ?? 0;
  const x = MARGIN + Math.max(...chain.map((name) => nodeBox(name).width / 2));
  const centre = (name: string): Point => ({ x, y: 6 + NODE_RADIUS + CHAIN.step * rank(name) });
  const bends = (from: string, to: string): readonly Point[] => {
    const length = rank(to) - rank(from);
    if (length === 1) return [];
    const right = x + CHAIN.bend.base + CHAIN.bend.each * length;
    const near = (CHAIN.step * length) / 4;
    return [
      { x: right, y: centre(from).y + near },
      { x: right, y: centre(to).y - near },
    ];
  };
  const moves = graph.flatMap(({ name, options }) =>
    options.map((to) => ({ from: name, to, bends: bends(name, to) })),
  );
  const right = Math.max(...moves.flatMap((move) => move.bends.map((bend) => bend.x)), 2 * x);
  return {
    width: Math.ceil(right + MARGIN),
    height: 2 * (6 + NODE_RADIUS) + CHAIN.step * (chain.length - 1),
    nodes: graph.map(({ name }) => ({ name, ...centre(name) })),
    edges: moves.map(({ from, to, bends }) => ({
      from,
      to,
      ...arrow([centre(from), ...bends, centre(to)], () => NODE_RADIUS + 4),
    })),
  };
}

/**
 * Lays out a game graph: a chain as an axis, any other graph in layers, with options below the positions that have
 * moves to them (Sugiyama's method, by dagre). In each cycle at least one move points up, or to its own position. Equal
 * graphs have equal layouts. This module includes dagre; import it at build, or lazily.
 */
export function layOutGraph(graph: GameGraph): GraphLayout {
  const chain = chainOf(graph);
  if (chain) return layOutChain(graph, chain);
  const drawing = new Graph();
  drawing.setGraph({
    rankdir: "TB",
    nodesep: 20,
    ranksep: 44,
    edgesep: 16,
    marginx: MARGIN,
    marginy: 6,
  });
  drawing.setDefaultEdgeLabel(() => ({}));
  for (const node of graph) drawing.setNode(keyOf(node.name), nodeBox(node.name));
  for (const { name, options } of graph)
    for (const option of options) if (option !== name) drawing.setEdge(keyOf(name), keyOf(option));
  layout(drawing);

  const bendsOf = (from: string, to: string): readonly Point[] => {
    if (from === to) return [];
    const { points = [] } = drawing.edge(keyOf(from), keyOf(to)) as { points?: readonly Point[] };
    return points.slice(1, -1);
  };
  // Dagre's width contains all nodes, but arrows may bend beyond it, on both sides.
  const { width: within = 0, height = 0 } = drawing.graph() as { width?: number; height?: number };
  let [left, right] = [0, within];
  for (const { name, options } of graph) {
    for (const { x } of options.flatMap((option) => bendsOf(name, option))) {
      left = Math.min(left, x - MARGIN);
      right = Math.max(right, x + MARGIN);
    }
  }
  const mirrored = readsBackward(graph, drawing);
  const place = ({ x = 0, y = 0 }: Partial<Point>): Point => ({
    x: round(mirrored ? right - x : x - left),
    y: round(y),
  });
  const centre = (name: string): Point => place(drawing.node(keyOf(name)) as Partial<Point>);
  const edges = graph.flatMap((node) =>
    node.options.map((option) => ({
      from: node.name,
      to: option,
      ...arrow(
        [
          centre(node.name),
          ...bendsOf(node.name, option).map(place),
          ...(option === node.name ? LOOP.map((bend) => add(centre(option), bend)) : []),
          centre(option),
        ],
        (at, direction) => gapTo(at === "start" ? node.name : option, direction),
      ),
    })),
  );
  return {
    width: Math.ceil(Math.max(right - left, 1)),
    height: Math.ceil(Math.max(height, 1)),
    nodes: graph.map((node) => ({ name: node.name, ...centre(node.name) })),
    edges,
  };
}

/** Returns the distance of an arrow from a node's centre: outside the mark, and outside the name if they overlap. */
function gapTo(name: string, { x, y }: Point): number {
  const near = NODE_RADIUS + 4;
  if (x >= 0) return near;
  const outside = Math.min((near + 5 + 9 * name.length) / -x, NAME_ROOM / Math.abs(y));
  return Math.max(near, outside);
}

/** Reports whether most neighbouring options are drawn in the reverse of the order in which they are listed. */
function readsBackward(graph: GameGraph, drawing: Graph): boolean {
  const x = (name: string): number => (drawing.node(keyOf(name)) as Partial<Point>).x ?? 0;
  let backward = 0;
  for (const { options } of graph) {
    options.slice(1).forEach((option, index) => {
      backward += Math.sign(x(itemAt(options, index)) - x(option));
    });
  }
  return backward > 0;
}

const round = (length: number): number => Math.round(length * 10) / 10;
