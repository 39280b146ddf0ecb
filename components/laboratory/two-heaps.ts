import type { HeatmapData } from "../../src/notebook/output.ts";

/** Sizes of each heap, from 0. */
const SIZES = 25;

/** The values of two heaps side by side, of one game or of two: the nim-sums of their values. */
export function twoHeaps(
  rows: readonly number[],
  columns: readonly number[],
  names: { readonly rows: string; readonly columns: string; readonly caption: string },
): HeatmapData {
  const [down, across] = [rows.slice(0, SIZES), columns.slice(0, SIZES)];
  return {
    rows: down.map((a) => across.map((b) => a ^ b)),
    rowLabels: down.map((_, heap) => String(heap)),
    columnLabels: across.map((_, heap) => String(heap)),
    rowName: names.rows,
    columnName: names.columns,
    caption: names.caption,
    cutRows: 0,
    cutColumns: 0,
  };
}
