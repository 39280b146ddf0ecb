import { edgeName, incidenceOf, type Edge } from "../../../src/games/rulesets/edges.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";

type Edges = readonly Edge[];

/** A place in CSS pixels: x from the left, y downwards from the ground. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** In CSS pixels: column and row distance, maximum distance of parallel edges, half a button, and a point's radius. */
const COLUMN = 56;
const ROW = 38;
const APART = 16;
const BUTTON = 22;
export const RADIUS = 10;

/** The layout of a graph that is connected to the ground, the point 0. */
export interface StandingGraph {
  readonly width: number;
  /** The height above the ground. */
  readonly top: number;
  readonly points: ReadonlyMap<number, Place>;
  /** The path of each edge, by the edge's name and its number among the edges between the same points: `1-2:0`. */
  readonly paths: ReadonlyMap<string, string>;
  /** The centre of the button for the edges between two points, by the edges' name: `1-2`. */
  readonly buttons: ReadonlyMap<string, Place>;
}

/** Returns the ids of the drawn edges of a position, in its order. */
export function edgeIds(edges: Edges): readonly string[] {
  const counts = new Map<string, number>();
  return edges.map((edge) => {
    const name = edgeName(edge);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return `${name}:${before}`;
  });
}

/** Returns the least number of edges from each point to the ground. */
function depthsOf(edges: Edges): ReadonlyMap<number, number> {
  const incident = incidenceOf(edges);
  const depths = new Map([[0, 0]]);
  for (const [point, depth] of depths) {
    const ends = (incident.get(point) ?? []).flatMap((at) => itemAt(edges, at));
    for (const end of ends) if (!depths.has(end)) depths.set(end, depth + 1);
  }
  return depths;
}

/** A point, or the button for the edges between two points, which is near both. Rows are numbered from the ground. */
interface Seat {
  readonly row: number;
  readonly near: Seat[];
  x: number;
}

/**
 * Returns the seats of a graph: points on even rows, and buttons on the odd rows between them. The button of a loop, or
 * of an edge between two points of one row, is above that row.
 */
function seatsOf(edges: Edges): ReadonlyMap<string, Seat> {
  const depths = depthsOf(edges);
  const depth = (point: number): number => depths.get(point) ?? 0;
  const seats = new Map<string, Seat>();
  for (const point of depths.keys())
    if (point !== 0) seats.set(String(point), { row: 2 * depth(point), near: [], x: 0 });
  for (const edge of edges) {
    const name = edgeName(edge);
    if (seats.has(name)) continue;
    const [from, to] = edge.map(depth) as [number, number];
    const button: Seat = { row: from + to + (from === to ? 1 : 0), near: [], x: 0 };
    seats.set(name, button);
    for (const end of new Set(edge)) {
      const point = seats.get(String(end));
      if (point === undefined) continue;
      point.near.push(button);
      button.near.push(point);
    }
  }
  return seats;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * Moves the seats of a row to the places nearest to their targets, by least squares, that keep the seats in this order
 * and at least 1 apart. Seats whose targets are too close form a block around the mean of these targets.
 */
function settle(row: readonly Seat[], target: (seat: Seat) => number): void {
  const blocks: number[][] = [];
  for (const [at, seat] of row.entries()) {
    let block = [target(seat) - at];
    for (let last = blocks.at(-1); last && mean(last) > mean(block); last = blocks.at(-1)) {
      block = [...last, ...block];
      blocks.pop();
    }
    blocks.push(block);
  }
  const places = blocks.flatMap((block) => block.map(() => mean(block)));
  row.forEach((seat, at) => (seat.x = itemAt(places, at) + at));
}

/** Number of rounds that move the rows, after which the places of small graphs are stable. */
const ROUNDS = 40;

/** Sets the horizontal place of every seat: near its neighbours in the rows above and below. */
function spread(seats: readonly Seat[]): void {
  const rows: Seat[][] = [];
  for (const seat of seats) (rows[seat.row - 1] ??= []).push(seat);
  for (const row of rows) row.forEach((seat, at) => (seat.x = at));
  for (let round = 0; round < ROUNDS; round++) {
    // Upwards by the neighbours below, then downwards by the neighbours above.
    const [inOrder, step] = round % 2 === 0 ? [rows, -1] : [rows.toReversed(), 1];
    const target = (seat: Seat): number => {
      const neighbours = seat.near.filter(({ row }) => row === seat.row + step);
      return neighbours.length === 0 ? seat.x : mean(neighbours.map(({ x }) => x));
    };
    for (const row of inOrder) {
      if (round < 4) row.sort((a, b) => target(a) - target(b));
      settle(row, target);
    }
  }
}

const formatPoint = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** Returns the path of a curve between two points that passes through a third one in its middle. */
const arc = (a: Place, middle: Place, b: Place): string => {
  const control = formatPoint(2 * middle.x - (a.x + b.x) / 2, 2 * middle.y - (a.y + b.y) / 2);
  return `M${formatPoint(a.x, a.y)}Q${control} ${formatPoint(b.x, b.y)}`;
};

/** Returns the path of a loop through a middle place; its two ends are `foot` to the left and right of a point. */
function loop(at: Place, { x, y }: Place, wide: number, foot: number): string {
  const control = (side: number): string =>
    formatPoint((4 * x - at.x) / 3 + side * wide, (4 * y - at.y) / 3);
  return `M${formatPoint(at.x - foot, at.y)}C${control(-1)} ${control(1)} ${formatPoint(at.x + foot, at.y)}`;
}

/**
 * Lays out a graph in rows from the ground, where every button has its own place. If there are several edges between
 * two points, the last one passes through the button; the others are next to it or, if they are loops, inside it.
 */
export function layOutStanding(edges: Edges): StandingGraph {
  const seats = seatsOf(edges);
  spread([...seats.values()]);
  const all = [...seats.values()].map(({ x }) => x);
  const left = Math.min(0, ...all);
  const places = new Map(
    [...seats].map(([name, { row, x }]): [string, Place] => [
      name,
      { x: COLUMN * (x - left + 1), y: -ROW * row },
    ]),
  );
  const isButton = (name: string): boolean => name.includes("-");
  const names = edgeIds(edges);
  const paths = edges.map(([from, to], at): [string, string] => {
    const name = itemAt(names, at);
    const button = places.get(edgeName([from, to])) ?? { x: 0, y: 0 };
    const count = edges.filter((edge) => edgeName(edge) === edgeName([from, to])).length;
    const later = count - 1 - Number(name.replace(/.*:/, ""));
    const ground = (x: number): Place => ({ x, y: 0 });
    if (from === to) {
      const point = places.get(String(from)) ?? ground(button.x);
      const scale = (count - later) / count;
      const middle = {
        x: point.x + scale * (button.x - point.x),
        y: point.y + scale * (button.y - point.y),
      };
      return [name, loop(point, middle, 36 * scale, from === 0 ? 24 * scale : 0)];
    }
    const middle = { ...button, x: button.x - later * Math.min(APART, (COLUMN - 8) / count) };
    const end = (point: number): Place => places.get(String(point)) ?? ground(middle.x);
    return [name, arc(end(from), middle, end(to))];
  });
  const highest = [...places].map(([name, { y }]) => y - (isButton(name) ? BUTTON : RADIUS + 2));
  return {
    width: Math.ceil(COLUMN * (Math.max(0, ...all) - left + 2)),
    top: -Math.min(0, ...highest),
    points: new Map(
      [...places].flatMap(([name, place]) => (isButton(name) ? [] : [[Number(name), place]])),
    ),
    paths: new Map(paths),
    buttons: new Map([...places].filter(([name]) => isButton(name))),
  };
}
