/** A point of a drawing, in CSS pixels, y downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Length and half width of an arrow head. */
const HEAD = { length: 8, half: 3.6 };

/**
 * A smooth line through the points, kept away from the first and the last by the distance that `gap` gives for the
 * direction, a unit vector, in which it leaves them; with a head at its end.
 *
 * @param points at least two
 */
export function arrow(
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
