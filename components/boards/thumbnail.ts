import { readEdges } from "../../src/games/rulesets/edges.ts";
import { layOutStanding } from "./drawings/graph-layout.ts";

/** A small picture of a position: a path that is filled, and one that is drawn as lines. */
export interface Thumbnail {
  readonly filled: string;
  readonly lines: string;
}

/** The picture's size, and the most that a stone and the space around it may take. */
export const SIZE = { width: 64, height: 40, unit: 7 } as const;

type Point = readonly [x: number, y: number];

interface Shapes {
  readonly discs?: readonly Point[];
  readonly rings?: readonly Point[];
  readonly squares?: readonly Point[];
  readonly lines?: readonly (readonly Point[])[];
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const numbers = (text: string): number[] => text.match(/\d+/g)?.map(Number) ?? [];

function heaps(text: string): Shapes {
  const sizes = numbers(text);
  const end = 1.4 * (sizes.length - 1) + 0.7;
  return {
    discs: sizes.flatMap((size, i) => range(size).map((level): Point => [1.4 * i, -level])),
    lines: [
      [
        [-0.7, 0.7],
        [end, 0.7],
      ],
    ],
  };
}

const cells = (text: string, row: number, marks: RegExp): Point[] =>
  Array.from(text).flatMap((mark, i): Point[] => (marks.test(mark) ? [[i, 1.2 * row]] : []));

/** Rows of squares with pieces: ".XX." or "B..W", or the sizes of rows that `fill` is in every square of. */
function rows(text: string, fill = "X"): Shapes {
  const written = /[.XBW]/.test(text)
    ? text.replace(/^[BW]: /, "").split(" / ")
    : numbers(text).map((size) => fill.repeat(size));
  const all = (marks: RegExp): Point[] => written.flatMap((row, i) => cells(row, i, marks));
  return { squares: all(/./), discs: all(/[XB]/), rings: all(/W/) };
}

function strip(text: string): Shapes {
  const pieces = numbers(text);
  const row = range(Math.max(...pieces)).map((i) => (pieces.includes(i + 1) ? "X" : "."));
  return rows(row.join(""));
}

/** Step 0 is the ground, on the right. */
function steps(text: string): Shapes {
  const coins = numbers(text);
  const at = (step: number): number => 1.6 * (coins.length - 1 - step);
  const top = (step: number): Point[] => [
    [at(step) - 0.8, 0.6 - step],
    [at(step) + 0.8, 0.6 - step],
  ];
  return {
    discs: coins.flatMap((count, step) =>
      range(count).map((level): Point => [at(step), -step - level]),
    ),
    lines: [coins.flatMap((_, step) => top(coins.length - 1 - step))],
  };
}

/** A binary tree, its root above, with a disc at each node that has stones. */
function tree(text: string): Shapes {
  const levels = text.split(" / ").map(numbers);
  const at = (level: number, i: number): Point => [
    (i + 0.5) * 2 ** (levels.length - level) - 0.5,
    2 * level,
  ];
  const nodes = levels.flatMap((level, depth) => level.map((stones, i) => ({ depth, i, stones })));
  return {
    discs: nodes.filter(({ stones }) => stones > 0).map(({ depth, i }) => at(depth, i)),
    lines: nodes
      .filter(({ depth }) => depth > 0)
      .map(({ depth, i }) => [at(depth - 1, i >> 1), at(depth, i)]),
  };
}

/** Edges on the ground, with a disc at each point. */
function graph(text: string): Shapes {
  const edges = readEdges(text);
  const { points, width } = layOutStanding(edges);
  const at = (x: number, y: number): Point => [x / 40, y / 40];
  const discs = new Map([...points].map(([point, { x, y }]) => [point, at(x, y)]));
  const end = (point: number, other: number): Point =>
    discs.get(point) ?? at(points.get(other)?.x ?? 0, 0);
  const lines = edges.map(([from, to]) => [end(from, to), end(to, from)]);
  return { discs: [...discs.values()], lines: [[at(0, 0), at(width, 0)], ...lines] };
}

/** A piece on a board, whose lower left square is the end of the game. */
function grid(text: string): Shapes {
  const [x = 0, y = 0] = numbers(text);
  return {
    squares: range(x + 1).flatMap((i) => range(y + 1).map((j): Point => [j, -i])),
    discs: [[y, -x]],
  };
}

/** A row of coins from coin 0, or a grid of them: heads are discs, and tails rings. */
function coins(text: string): Shapes {
  const heads = text.split(" ").map((coin): Point => {
    const [x = 0, y] = numbers(coin);
    return y === undefined ? [x, 0] : [y, x];
  });
  const [wide, high] = [0, 1].map((at) => Math.max(...heads.map((head) => head[at] ?? 0)) + 1);
  const all = range(high ?? 1).flatMap((y) => range(wide ?? 1).map((x): Point => [x, y]));
  const isHead = (at: Point): boolean => heads.some((head) => head.join() === at.join());
  return { discs: heads, rings: all.filter((at) => !isHead(at)) };
}

/** A map of squares, with a piece on the first. */
function squares(map: string): Shapes {
  const all = map.split("/").flatMap((line, row) => cells(line, row, /\./));
  return { squares: all, discs: all.slice(0, 1) };
}

const DRAWINGS: Readonly<Record<string, (text: string) => Shapes>> = {
  heaps,
  digits: heaps,
  pins: (text) => ({ ...rows(text), squares: [] }),
  pawns: rows,
  crosses: (text) => rows(text, "."),
  row: rows,
  rows,
  retreats: rows,
  strip,
  steps,
  tree,
  graph,
  grid,
  coins,
  squares,
};

/**
 * A picture of a position in its game's notation, by the name of the game's drawing.
 *
 * @throws RangeError for a drawing that has none
 */
export function thumbnail(drawing: string, text: string): Thumbnail {
  const draw = DRAWINGS[drawing];
  if (!draw) {
    const known = Object.keys(DRAWINGS).join(", ");
    throw new RangeError(
      `Cannot draw thumbnail: drawing must be one of ${known}, current value is ${drawing}`,
    );
  }
  const { discs = [], rings = [], squares = [], lines = [] } = draw(text);
  const points = [...discs, ...rings, ...squares, ...lines.flat()];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 0.5, Math.min(...ys) - 0.5];
  const [wide, high] = [Math.max(...xs) + 0.5 - left, Math.max(...ys) + 0.5 - top];
  const unit = Math.min(SIZE.unit, SIZE.width / wide, SIZE.height / high);
  const round = (value: number): number => Math.round(10 * value) / 10;
  const across = (x: number): number => round(SIZE.width / 2 + (x - left - wide / 2) * unit);
  const down = (y: number): number => round(SIZE.height / 2 + (y - top - high / 2) * unit);
  const circle = ([x, y]: Point, radius: number): string => {
    const r = round(radius * unit);
    return `M${across(x) - r} ${down(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  };
  const square = ([x, y]: Point): string => {
    const [a, b] = [across(x + 0.5) - across(x - 0.5), down(y + 0.5) - down(y - 0.5)].map(round);
    return `M${across(x - 0.5)} ${down(y - 0.5)}h${a}v${b}h-${a}z`;
  };
  const line = (all: readonly Point[]): string =>
    `M${all.map(([x, y]) => `${across(x)} ${down(y)}`).join("L")}`;
  const radius = squares.length > 0 ? 0.32 : 0.42;
  return {
    filled: discs.map((at) => circle(at, radius)).join(""),
    lines: [
      ...squares.map(square),
      ...rings.map((at) => circle(at, radius)),
      ...lines.map(line),
    ].join(""),
  };
}
