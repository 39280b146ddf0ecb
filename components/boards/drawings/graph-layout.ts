import { edgeName, incidenceOf, type Edge } from "../../../src/games/rulesets/edges.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { upTo } from "../drawing.ts";

type Edges = readonly Edge[];

/** In CSS pixels, x from the left, y downwards from the ground. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Between points of one layer, between layers, between parallel edges, the side of a button, and the radius of a point. */
const COLUMN = 62;
const ROW = 76;
const APART = 20;
const BUTTON = 44;
export const RADIUS = 10;

/** Where a graph is drawn that stands on the ground, the point 0. */
export interface StandingGraph {
  readonly width: number;
  /** The height above the ground. */
  readonly top: number;
  readonly points: ReadonlyMap<number, Place>;
  /** The path of each edge, by the name of the edge and its number among those between the same points: `1-2:0`. */
  readonly paths: ReadonlyMap<string, string>;
  /** The middle of the button of the edges between two points, by their name: `1-2`. */
  readonly buttons: ReadonlyMap<string, Place>;
}

/** The edges of a position as they are drawn, in its order. */
export function edgeIds(edges: Edges): readonly string[] {
  const counts = new Map<string, number>();
  return edges.map((edge) => {
    const name = edgeName(edge);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return `${name}:${before}`;
  });
}

/** A point in a layer, or the place of the loops at a point, which is the layer above. */
interface Seat {
  readonly name: string;
  readonly depth: number;
  x: number;
}

/**
 * Moves the seats of a layer to where they want to be, in their order and at their distances: the nearest places in the
 * sense of least squares, where seats that get in each other's way share the mean.
 */
function settle(seats: readonly Seat[], wanted: readonly number[], gaps: readonly number[]): void {
  const blocks: { from: number; count: number; mean: number }[] = [];
  for (const [at, want] of wanted.entries()) {
    let block = { from: at, count: 1, mean: want - itemAt(gaps, at) };
    for (let last = blocks.at(-1); last && last.mean > block.mean; last = blocks.at(-1)) {
      blocks.pop();
      const count = last.count + block.count;
      const mean = (last.mean * last.count + block.mean * block.count) / count;
      block = { from: last.from, count, mean };
    }
    blocks.push(block);
  }
  for (const { from, count, mean } of blocks)
    for (let at = from; at < from + count; at++) itemAt(seats, at).x = mean + itemAt(gaps, at);
}

/** The layers above the ground: by the least number of edges to it, in the order of a breadth-first search. */
function layersOf(edges: Edges): readonly Seat[][] {
  const incident = incidenceOf(edges);
  const layers: Seat[][] = [];
  const depths = new Map([[0, 0]]);
  for (const [point, depth] of depths) {
    for (const at of incident.get(point) ?? []) {
      const [from, to] = itemAt(edges, at);
      const other = from === point ? to : from;
      const isLoop = other === point;
      if (!isLoop && depths.has(other)) continue;
      if (!isLoop) depths.set(other, depth + 1);
      const layer = (layers[depth] ??= []);
      const name = isLoop ? `${point}-${point}` : String(other);
      if (!layer.some((seat) => seat.name === name))
        layer.push({ name, depth: depth + 1, x: layer.length });
    }
  }
  return layers;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Rounds of moving the layers: after these the places of small graphs have settled. */
const ROUNDS = 40;

/** Gives every seat its place across: near its neighbours in the layers above and below. */
function spread(layers: readonly Seat[][], edges: Edges): ReadonlyMap<string, Seat> {
  const seats = new Map(layers.flat().map((seat) => [seat.name, seat]));
  const near = new Map([...seats.values()].map((seat): [Seat, Seat[]] => [seat, []]));
  for (const [from, to] of edges) {
    const a = seats.get(String(from));
    const b = seats.get(from === to ? `${from}-${from}` : String(to));
    if (!a || !b) continue;
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  const nearby = (seat: Seat, step: number): readonly Seat[] =>
    (near.get(seat) ?? []).filter(({ depth }) => depth === seat.depth + step);
  for (const layer of layers) {
    // Beside what is below; of those above one point, nearest to what they are joined to in their layer.
    const base = new Map(
      layer.map((seat) => {
        const below = nearby(seat, -1);
        return [seat, below.length === 0 ? seat.x : mean(below.map(({ x }) => x))];
      }),
    );
    const baseOf = (seat: Seat): number => base.get(seat) ?? 0;
    const places = new Map(
      layer.map((seat) => {
        const pull = mean(nearby(seat, 0).map((one) => baseOf(one) - baseOf(seat))) || 0;
        return [seat, baseOf(seat) + 0.01 * pull];
      }),
    );
    layer.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
    layer.forEach((seat, at) => (seat.x = at));
  }
  /** How far from each other the buttons of the edges at two neighbours need them to be, in columns. */
  const gap = (a: Seat, b: Seat): number =>
    1 +
    (nearby(a, 0).includes(b) ? 1 : 0) +
    (nearby(a, 1).some((seat) => nearby(b, 1).includes(seat)) ? 0.5 : 0);
  for (let round = 0; round < ROUNDS; round++) {
    // Upwards over what is below, and downwards under what is above.
    const [inOrder, step] = round % 2 === 0 ? [layers, -1] : [layers.toReversed(), 1];
    for (const layer of inOrder) {
      const gaps: number[] = [];
      for (const [at, seat] of layer.entries()) {
        const last = layer[at - 1];
        gaps.push(last ? (gaps.at(-1) ?? 0) + gap(last, seat) : 0);
      }
      const wanted = layer.map((seat) => {
        const others = nearby(seat, step);
        return others.length === 0 ? seat.x : mean(others.map(({ x }) => x));
      });
      settle(layer, wanted, gaps);
    }
  }
  return seats;
}

type Curve = readonly [Place, Place, Place, Place];

const along = (t: number, a: Place, b: Place): Place => ({
  x: a.x + t * (b.x - a.x),
  y: a.y + t * (b.y - a.y),
});

/** The point of a Bézier curve. */
function onCurve([a, b, c, d]: Curve, t: number): Place {
  const [ab, bc, cd] = [along(t, a, b), along(t, b, c), along(t, c, d)];
  return along(t, along(t, ab, bc), along(t, bc, cd));
}

const written = ({ x, y }: Place): string => `${Math.round(x)} ${Math.round(y)}`;
const pathOf = ([a, b, c, d]: Curve): string => `M${written(a)}C${[b, c, d].map(written).join()}`;

/** A curve beside the straight line, by a distance to the left of its direction. */
function beside(a: Place, b: Place, off: number): Curve {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const shift = ({ x, y }: Place): Place => ({
    x: x + (off * (b.y - a.y)) / length,
    y: y - (off * (b.x - a.x)) / length,
  });
  return [a, shift(along(0.3, a, b)), shift(along(0.7, a, b)), b];
}

/** A loop at a point, towards its seat; the later ones enclose the earlier. */
function petal(point: Place, seat: Place, number: number): Curve {
  const length = Math.hypot(seat.x - point.x, seat.y - point.y);
  const scale = (1.05 * ROW + 14 * number) / length;
  const [x, y] = [scale * (seat.x - point.x), scale * (seat.y - point.y)];
  const wide = 0.3 + 0.2 * number;
  const control = (side: number): Place => ({
    x: point.x + x - side * wide * y,
    y: point.y + y + side * wide * x,
  });
  return [point, control(-1), control(1), point];
}

/** A loop at the ground: an arch. */
function arch(seat: Place, number: number): Curve {
  const [wide, high] = [18 + 12 * number, 0.8 * ROW + 14 * number];
  const foot = (side: number, y: number): Place => ({ x: seat.x + side * wide, y });
  return [foot(-1, 0), foot(-1, -high), foot(1, -high), foot(1, 0)];
}

/**
 * Where on a curve its button may be, the best first: near the upper end of an edge that forks with others below, near the
 * lower end of one that meets others above.
 */
const PARTS = {
  level: [0.5],
  single: [0.5, 0.4, 0.6, 0.3, 0.72],
  fork: [0.72, 0.6, 0.5, 0.4, 0.3],
  meet: [0.4, 0.3, 0.5, 0.6, 0.72],
};

/**
 * Lays a graph out in layers from the ground. Edges between two points of one layer, loops and several edges between two
 * points are arcs. Where it can, it keeps the buttons of the edges apart.
 */
export function layOutStanding(edges: Edges): StandingGraph {
  const layers = layersOf(edges);
  const seats = spread(layers, edges);
  const across = layers.flat().map(({ x }) => x);
  const [left, right] = across.length === 0 ? [0, 0] : [Math.min(...across), Math.max(...across)];
  const placeOf = ({ x, depth }: Seat): Place => ({
    x: COLUMN * (x - left + 0.7),
    y: -ROW * depth,
  });
  const at = (name: string | number): Place =>
    placeOf(seats.get(String(name)) ?? { name: "", depth: 0, x: 0 });
  const depth = (point: number): number => seats.get(String(point))?.depth ?? 0;

  const bundles = new Map<string, { edge: Edge; curves: Curve[]; parts: readonly number[] }>();
  const up = edges.map(([from, to]): Edge => (depth(from) > depth(to) ? [to, from] : [from, to]));
  const isForked = (point: number, side: 0 | 1): boolean =>
    new Set(
      up
        .filter((edge) => edge[side] === point && depth(edge[0]) < depth(edge[1]))
        .map((edge) => edge[1 - side]),
    ).size > 1;
  for (const edge of up) {
    const [from, to] = edge;
    const fork = from !== 0 && isForked(from, 0) ? "fork" : "single";
    const rise = isForked(to, 1) ? "meet" : fork;
    const parts = PARTS[depth(from) === depth(to) ? "level" : rise];
    bundles.set(edgeName(edge), { edge, curves: [], parts });
  }
  for (const { edge, curves } of bundles.values()) {
    const [from, to] = edge;
    const count = up.filter((other) => edgeName(other) === edgeName(edge)).length;
    for (const number of upTo(count)) {
      const off = APART * (number - (count - 1) / 2);
      if (from === to) {
        const seat = at(`${from}-${from}`);
        curves.push(from === 0 ? arch(seat, number) : petal(at(from), seat, number));
      } else if (from === 0) {
        const head = at(to);
        const foot = { x: head.x - 1.2 * off, y: 0 };
        curves.push([
          foot,
          { x: foot.x, y: -0.5 * ROW },
          { x: head.x - off, y: head.y + 0.3 * ROW },
          head,
        ]);
      } else {
        const [a, b] = [at(from), at(to)];
        // An arc of one layer is bent upwards.
        const isLevel = a.y === b.y;
        const arc = isLevel ? 14 + Math.max(0, Math.abs(a.x - b.x) / COLUMN - 2) * 12 : 0;
        curves.push(beside(a, b, (isLevel && a.x > b.x ? -1 : 1) * (arc - off)));
      }
    }
  }

  const buttons = new Map<string, Place>();
  const distance = (one: Place): number =>
    Math.min(
      ...[...buttons.values()].map(({ x, y }) =>
        Math.max(Math.abs(x - one.x), Math.abs(y - one.y)),
      ),
    );
  const inOrder = [...bundles].sort(([, a], [, b]) => a.parts.length - b.parts.length);
  for (const [name, { curves, parts }] of inOrder) {
    const places = parts.map((part) => onCurve(itemAt(curves, curves.length - 1), part));
    const free = places.find((place) => distance(place) >= BUTTON);
    const best = places.reduce((a, b) => (distance(b) > distance(a) ? b : a));
    buttons.set(name, free ?? best);
  }
  const tops = [
    ...[...buttons.values()].map(({ y }) => y - BUTTON / 2),
    ...[...seats.values()].map((seat) => placeOf(seat).y - RADIUS - 2),
  ];
  return {
    width: Math.ceil(COLUMN * (right - left + 1.4)),
    top: Math.ceil(-Math.min(0, ...tops)),
    points: new Map(
      [...seats.values()].flatMap((seat): [number, Place][] =>
        seat.name.includes("-") ? [] : [[Number(seat.name), placeOf(seat)]],
      ),
    ),
    paths: new Map(
      [...bundles].flatMap(([name, { curves }]) =>
        curves.map((curve, number): [string, string] => [`${name}:${number}`, pathOf(curve)]),
      ),
    ),
    buttons,
  };
}
