import { Graph, layout } from "@dagrejs/dagre";
import { arrow, type Point } from "./arrow.ts";
import type { GameGraph } from "./game-graph.ts";
import { itemAt } from "../../src/theory/item-at.ts";

/** Where a game graph is drawn, in CSS pixels; nodes are given by their centres. */
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

/** Half the side of the square that a node's mark fits in. */
const NODE_RADIUS = 20;

/** What stays free on both sides of a drawing. */
const MARGIN = 4;

/** Where a move that changes nothing bends, beside its node: on its right, within the room that the node takes. */
const LOOP: readonly Point[] = [
  { x: 38, y: -24 },
  { x: 38, y: 24 },
];

const beside = (from: Point, to: Point): Point => ({ x: from.x + to.x, y: from.y + to.y });

/** What dagre calls a node: it loses those without a name, such as the position without heaps. */
const keyOf = (name: string): string => name || " ";

/** How far above and below a name an arrow head must stay, from the middle of the line that the name stands on. */
const NAME_ROOM = 14;

/** The room that a node takes: its mark in the middle, and its name on the left of it. */
export const nodeBox = (name: string): { width: number; height: number } => ({
  width: 2 * (NODE_RADIUS + 8 + 10 * name.length),
  height: 2 * NODE_RADIUS,
});

/**
 * Places a game graph in layers, options below the positions that lead to them (Sugiyama's method, by dagre); of each
 * cycle one move at least goes up, or back to its own position. Pure: equal graphs get equal layouts. This module brings dagre with it; import it at build, or lazily.
 */
export function layOutGraph(graph: GameGraph): GraphLayout {
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
  // Of what dagre calls its width the nodes alone are sure to be within: arrows may bend beyond it, on both sides.
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
          ...(option === node.name ? LOOP.map((bend) => beside(centre(option), bend)) : []),
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

/** How far from a node's centre an arrow stays: beside its mark, and outside its name where that is in the way. */
function gapTo(name: string, { x, y }: Point): number {
  const near = NODE_RADIUS + 4;
  if (x >= 0) return near;
  const outside = Math.min((near + 5 + 9 * name.length) / -x, NAME_ROOM / Math.abs(y));
  return Math.max(near, outside);
}

/** Whether most options of a position stand in the reverse of the order in which it lists them. */
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
