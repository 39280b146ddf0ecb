import { edgeName, type Edge } from "../../../src/games/rulesets/edges.ts";
import { hackenbush, removedEdges } from "../../../src/games/rulesets/hackenbush.ts";
import { fill } from "../../../src/i18n/fill.ts";
import type { BoardDrawing, PicturedBoard } from "../drawing.ts";
import { Spot } from "../Spot.tsx";
import { edgeIds, layOutStanding, RADIUS, type StandingGraph } from "./graph-layout.ts";

type Edges = readonly Edge[];

const MAX_EDGES = 40;
const HIGHEST = 1000;

const layouts = new WeakMap<Edges, StandingGraph>();

/** Returns the layout of the start position, which is used for the whole match. */
function layoutOf(start: Edges): StandingGraph {
  const layout = layouts.get(start) ?? layOutStanding(start);
  layouts.set(start, layout);
  return layout;
}

/** A graph on the ground; a move cuts one edge. If there are several between two points, it cuts the last one. */
export const graphDrawing: BoardDrawing<Edges> = {
  Picture: GraphPicture,
  fits: (edges) => edges.length <= MAX_EDGES && layoutOf(edges).top <= HIGHEST,
  boardMoves: (_, before, option, name) => {
    const spots = removedEdges(before, option).slice(0, 1).map(edgeName);
    return { option, name, how: "", fields: [], spots };
  },
  at: (spot, { start }) => {
    const { x = 0, y = 0 } = layoutOf(start).buttons.get(spot) ?? {};
    return [x, y];
  },
  touches: (before, option) => {
    const left = new Set(edgeIds(option));
    return edgeIds(before).filter((id) => !left.has(id));
  },
  deal: (like, random) => {
    const points = new Set([0, ...like.flat()]).size;
    const below = (most: number): number => Math.floor(random() * most);
    return like.map((_, at): Edge =>
      at < points - 1 ? [below(at + 1), at + 1] : [below(points), below(points)],
    );
  },
  sketch: (edges) => {
    const { points, buttons, width } = layOutStanding(edges);
    const at = (x: number, y: number) => [x / 40, y / 40] as const;
    const discs = new Map([...points].map(([point, { x, y }]) => [point, at(x, y)]));
    const lines = edges.map((edge) => {
      const { x = 0 } = buttons.get(edgeName(edge)) ?? {};
      return edge.map((point) => discs.get(point) ?? at(x, 0));
    });
    return { discs: [...discs.values()], lines: [[at(0, 0), at(width, 0)], ...lines] };
  },
};

/** Returns the value of the edges above a point: those that reach the ground only through that point. */
export function valueAbove(point: number, edges: Edges): number {
  const reached = new Set([0]);
  for (const from of point === 0 ? [] : reached) {
    for (const edge of edges) {
      if (edge.includes(from))
        edge.filter((end) => end !== point).forEach((end) => reached.add(end));
    }
  }
  const isAbove = (end: number): boolean => end === point || !reached.has(end);
  const above = edges.filter((edge) => edge.every(isAbove));
  return hackenbush.claim(above.map(([a, b]) => [a === point ? 0 : a, b === point ? 0 : b]));
}

/** The height of the name of the ground. */
const BELOW = 30;

/** The graph in layers, with a button on each edge; the edges that the last move removed leave a dashed trace. */
function GraphPicture({ board }: { readonly board: PicturedBoard<Edges> }) {
  const { words, position, start, theory, trace } = board;
  const { width, top, points, paths, buttons } = layoutOf(start);
  const standing = new Set(edgeIds(position));
  const ends = new Set(position.flat());
  const height = top + BELOW;
  const drawn = [...points].filter(([point]) => ends.has(point));
  const valueOf = (point: number) => (theory === undefined ? "" : valueAbove(point, position));
  return (
    <div class="graph-scroll scroller">
      <div
        class="standing-graph"
        role="group"
        aria-label={fill(words.graphHolds, {
          edges: position.map(edgeName).join(" ") || words.emptyPosition,
        })}
        style={{ inlineSize: `${width}px`, blockSize: `${height}px` }}
      >
        <svg
          viewBox={`0 ${-top} ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
        >
          <path class="graph-ground" d={`M4 0H${width - 4}`} />
          {[...paths].map(([id, path]) =>
            standing.has(id) || trace.has(id) ? (
              <path
                key={id}
                class="graph-edge"
                d={path}
                data-gone={!standing.has(id) || undefined}
                data-mark={
                  (board.marked.has(id) && "marked") ||
                  (board.intended.has(id) && "intent") ||
                  undefined
                }
                data-ringed={board.ringed.has(id) || undefined}
              />
            ) : null,
          )}
          {drawn.map(([point, { x, y }]) => (
            <g key={point}>
              <circle class="graph-point" cx={x} cy={y} r={RADIUS} />
              <text class="graph-name" x={x} y={y + 4.5}>
                {point}
              </text>
              <text class="graph-value" x={x + 14} y={y + 5}>
                {valueOf(point)}
              </text>
            </g>
          ))}
          <text class="graph-name" x={width / 2} y={20}>
            {words.ground} 0
          </text>
          <text class="graph-value" x={width / 2 + 36} y={21}>
            {valueOf(0)}
          </text>
        </svg>
        {[...buttons].map(([name, { x, y }]) => (
          <span
            key={name}
            class="graph-cut"
            style={{ insetInlineStart: `${x}px`, insetBlockStart: `${top + y}px` }}
          >
            <Spot board={board} id={name} class="edge-cut" />
          </span>
        ))}
      </div>
    </div>
  );
}
