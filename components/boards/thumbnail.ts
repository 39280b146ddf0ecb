import type { Point, Sketch } from "./drawing.ts";

/** A small picture of a position: a path to fill, and a path to draw as lines. */
export interface Thumbnail {
  readonly filled: string;
  readonly lines: string;
}

/** The picture's size, and the maximum size of a stone with the space around it. */
export const SIZE = { width: 64, height: 40, unit: 7 } as const;

/** Returns the paths of a sketch, as large as fits. */
export function thumbnail(sketch: Sketch): Thumbnail {
  const { discs = [], rings = [], squares = [], lines = [] } = sketch;
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
