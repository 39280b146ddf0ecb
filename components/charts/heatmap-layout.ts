import type { HeatmapData, HeatmapEntry } from "../../src/notebook/output.ts";
import { clamp, grundyClass, round, stepFor } from "./scale.ts";

interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Where everything of a heat map stands, in the units of its SVG (pixels at its natural size). */
export interface HeatmapLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** One path a class: a number of the scale for Grundy values, or an outcome. Zero and P are discs. */
  readonly classes: readonly { readonly name: string; readonly path: string }[];
  /** The entries in their cells, where these are few and large enough. */
  readonly entries: readonly (Label & { readonly of: string })[];
  readonly rowLabels: readonly Label[];
  readonly columnLabels: readonly Label[];
  /** Whether these touch on a narrow screen, where letters are half as large again. */
  readonly isTight: boolean;
}

const WIDTH = 548;
const NAME = 20;

/** More rows or columns than this, and the cells are too small for numbers. */
const PRINTED = 16;

/** The class of an entry; a blank has none. */
const classOf = (entry: HeatmapEntry): string | undefined =>
  typeof entry === "number" ? `g${grundyClass(entry)}` : (entry ?? undefined);

/** Whether the entries of a class are discs. */
export const isDisc = (name: string): boolean => name === "P" || name === "g0";

/**
 * Path data of one class: a disc for every cell, or a bar for every run of cells in a row. Each begins as far from the one
 * before as its cell: such steps are few and repeat, which halves a table's share of a compressed page.
 */
function classPath(name: string, rows: HeatmapData["rows"], place: Place): string {
  const { left, top, cell } = place;
  const gap = cell >= 8 ? 0.5 : 0;
  let path = "";
  let from = { x: 0, y: 0 };
  const step = (to: typeof from): string => {
    const by = `m${round(to.x - from.x)},${round(to.y - from.y)}`;
    from = to;
    return by;
  };
  rows.forEach((row, i) => {
    for (let j = 0; j < row.length; j++) {
      if (classOf(row[j] ?? null) !== name) continue;
      const [x, y] = [left + j * cell, top + i * cell];
      if (isDisc(name)) {
        const radius = cell / 2 - gap;
        const [r, d] = [round(radius), round(2 * radius)];
        path += `${step({ x: round(x + gap), y: round(y + cell / 2) })}a${r},${r} 0 1 0 ${d},0a${r},${r} 0 1 0 ${-d},0`;
        continue;
      }
      let end = j;
      while (gap === 0 && classOf(row[end + 1] ?? null) === name) end++;
      const [w, h] = [round((end - j + 1) * cell - 2 * gap), round(cell - 2 * gap)];
      path += `${step({ x: round(x + gap), y: round(y + gap) })}h${w}v${h}h${-w}z`;
      j = end;
    }
  });
  return path;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

function placeEntries({ rows }: HeatmapData, { left, top, cell }: Place) {
  return rows.flatMap((row, i) =>
    row.flatMap((entry, j) => {
      const of = classOf(entry);
      if (of === undefined) return [];
      const [x, y] = [round(left + (j + 0.5) * cell), round(top + (i + 0.5) * cell)];
      return [{ x, y, text: String(entry), of }];
    }),
  );
}

const longest = (texts: readonly string[]): number =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

/** The classes of an entry list in the order of the scale. */
export function classesIn(rows: HeatmapData["rows"]): string[] {
  const found = new Set(rows.flatMap((row) => row.flatMap((entry) => classOf(entry) ?? [])));
  const rank = (name: string): number => Number(name.slice(1)) || 0;
  return [...found].sort((a, b) => rank(a) - rank(b) || b.localeCompare(a));
}

/** Places a heat map: square cells, as large as fits, at most 30 and at least 3 pixels wide. */
export function layoutHeatmap(data: HeatmapData): HeatmapLayout {
  const { rows, rowLabels, columnLabels, rowName, columnName } = data;
  const left = 10 + 9 * longest(rowLabels) + (rowName === undefined ? 0 : NAME);
  const top = 20 + (columnName === undefined ? 0 : NAME);
  const cell = clamp((WIDTH - left) / Math.max(1, columnLabels.length), 3, 30);
  const place = { left, top, cell };
  const printed = rows.length <= PRINTED && columnLabels.length <= PRINTED && cell >= 24;
  // One label of so many, so that they keep apart. On a narrow screen they are up to 18 pixels high.
  const rowStep = stepFor(20 / cell, 1);
  const columnStep = stepFor((10 + 7 * longest(columnLabels)) / cell, 1);
  return {
    left,
    top,
    isTight: columnStep * cell < 6 + 11 * longest(columnLabels),
    width: round(left + cell * columnLabels.length + 6),
    height: round(top + cell * rows.length + 6),
    classes: classesIn(rows).map((name) => ({ name, path: classPath(name, rows, place) })),
    entries: printed ? placeEntries(data, place) : [],
    rowLabels: rowLabels.flatMap((text, i) =>
      i % rowStep === 0 ? [{ text, x: left - 6, y: round(top + (i + 0.5) * cell) }] : [],
    ),
    columnLabels: columnLabels.flatMap((text, j) =>
      j % columnStep === 0 ? [{ text, x: round(left + (j + 0.5) * cell), y: top - 7 }] : [],
    ),
  };
}
