import type { GrowingTable } from "../../games/theory/growing-table.ts";

/** Width and height of a chart in pixels, and the margins of its axes. */
const WIDTH = 960;
const HEIGHT = 360;
const LEFT = 48;
const TOP = 16;
const BOTTOM = 40;
const RIGHT = 16;

/** How far below the marks of 0 the axis is. */
const AXIS = 6;

/** The side of a mark, where heaps are far apart, and where there are many. */
const LARGEST = 6;
const SMALLEST = 2;

const INK = "#3d3a36";
const ZERO = "#1d5fa8";
const MORE = "#b8560f";

/** What a chart shows besides values. */
export interface ChartText {
  /** What the picture is, for its title. */
  readonly title: string;
  /** What stands at the axes. */
  readonly heap: string;
  readonly value: string;
}

/**
 * A picture of the values of a table as the text of an SVG file: a mark for each heap, the zeros in
 * another colour. Marks that would fall on each other are drawn once, so that the file stays small for any table.
 *
 * @cost O(heaps) time; at most a megabyte or so.
 */
export function chartSvg(
  { values, known }: Pick<GrowingTable, "values" | "known">,
  { title, heap, value }: ChartText,
): string {
  const heaps = Math.max(1, known);
  let most = 1;
  for (let n = 0; n < known; n++) most = Math.max(most, values[n] ?? 0);
  const across = (n: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * (n + 0.5)) / heaps;
  const up = (g: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * g) / most;

  const column = (WIDTH - LEFT - RIGHT) / heaps;
  const side = Math.max(SMALLEST, Math.min(LARGEST, Math.round(column)));
  const grid = side === SMALLEST ? SMALLEST : 0.5;
  const fit = (at: number): number => Math.round((at - side / 2) / grid) * grid;
  const [zeros, others] = [new Set<string>(), new Set<string>()];
  for (let n = 0; n < known; n++) {
    const g = values[n] ?? 0;
    const mark = `M${fit(across(n))} ${fit(up(g))}`;
    (g === 0 ? zeros : others).add(mark);
  }
  const path = (marks: ReadonlySet<string>, colour: string): string =>
    marks.size === 0
      ? ""
      : `<path d="${[...marks].map((mark) => `${mark}h${side}v${side}h-${side}z`).join("")}" fill="${colour}"/>\n`;
  const base = HEIGHT - BOTTOM;
  const label = (x: number, y: number, anchor: string, text: string): string =>
    `<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}">${escape(text)}</text>\n`;
  const columns = ticks(0, known - 1).map((n) =>
    label(across(n), base + AXIS + 16, "middle", String(n)),
  );
  const lines = ticks(0, most).map((g) => label(LEFT - 8, up(g) + 4, "end", String(g)));

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ` +
    `font-family="sans-serif" font-size="12" fill="${INK}" role="img">\n<title>${escape(title)}</title>\n` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>\n` +
    `<path d="M${LEFT} ${TOP}V${base + AXIS}H${WIDTH - RIGHT}" fill="none" stroke="${INK}"/>\n` +
    path(zeros, ZERO) +
    path(others, MORE) +
    columns.join("") +
    lines.join("") +
    label(WIDTH - RIGHT, HEIGHT - 2, "end", heap) +
    label(4, TOP - 4, "start", value) +
    "</svg>\n"
  );
}

/** At most seven round numbers from the first to the last one. */
function ticks(first: number, last: number): number[] {
  const span = Math.max(1, last - first);
  const unit = 10 ** Math.floor(Math.log10(span));
  const step = Math.max(
    1,
    [unit / 5, unit / 2, unit, 2 * unit].find((each) => span / each <= 6) ?? unit * 2,
  );
  const found: number[] = [];
  for (let at = Math.ceil(first / step) * step; at <= last; at += step) found.push(at);
  return found;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");
