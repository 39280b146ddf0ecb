import { clip } from "../describe.ts";
import type { HeatmapData, HeatmapEntry } from "../output.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";
import { formatNumber, kernelText } from "../messages.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import {
  captionLine,
  columnsText,
  entryText,
  isCount,
  optional,
  throwInvalid,
  takeFirst,
} from "./common.ts";

type Given = number | "P" | "N" | null | undefined;

/** Options of `show.heatmap`. */
export interface HeatmapOptions {
  /** Name of the quantity in the rows, such as "a". */
  readonly rows?: string;
  /** Name of the quantity in the columns, such as "b". */
  readonly columns?: string;
  readonly caption?: string;
  /** Labels of the individual rows and columns, which default to numbers from 0. */
  readonly labels?: {
    readonly rows?: readonly (string | number)[];
    readonly columns?: readonly (string | number)[];
  };
}

function readEntry(value: unknown, row: number, column: number): HeatmapEntry {
  if (value === undefined || value === null) return null;
  if (value === "P" || value === "N") return value;
  if (isCount(value)) return value;
  const rule = `the entry at row ${row}, column ${column} must be a non-negative integer, "P" or "N"`;
  return throwInvalid("heat map", rule, value);
}

const labelsOf = (given: readonly unknown[] | undefined, count: number): string[] =>
  Array.from({ length: count }, (_, i) => entryText(given?.[i] ?? i));

/**
 * Returns the data of a heat map. Rows may have different lengths; missing entries are blank.
 *
 * @throws TypeError | RangeError when an entry is neither a non-negative integer nor an outcome
 */
export function heatmapData(
  table: Iterable<Iterable<Given>>,
  options: HeatmapOptions = {},
): HeatmapData {
  const side = OUTPUT_LIMITS.side;
  const { retained, cut: cutRows } = takeFirst(table, side);
  const rows = retained.map((row) => takeFirst(row, side));
  const width = rows.reduce((widest, row) => Math.max(widest, row.retained.length), 0);
  const whole = rows.reduce((most, row) => Math.max(most, row.retained.length + row.cut), 0);
  const { rows: rowName, columns: columnName, caption, labels } = options;
  return {
    rows: rows.map((row, i) =>
      Array.from({ length: width }, (_, j) => readEntry(row.retained[j], i, j)),
    ),
    rowLabels: labelsOf(labels?.rows, rows.length),
    columnLabels: labelsOf(labels?.columns, width),
    cutRows,
    cutColumns: whole - width,
    ...optional("rowName", rowName),
    ...optional("columnName", columnName),
    ...optional("caption", caption),
  };
}

/** Formats a heat map as text: its entries in columns below their labels. */
export function heatmapText(data: HeatmapData): string {
  const { rows, rowLabels, columnLabels, rowName, columnName, caption } = data;
  const corner = [rowName, columnName].filter(Boolean).join(" \\ ");
  const lines = [
    [corner, ...columnLabels],
    ...rows.map((row, i) => [itemAt(rowLabels, i), ...row.map((entry) => String(entry ?? ""))]),
  ];
  const body = clip(
    columnsText(lines, () => true),
    OUTPUT_LIMITS.text,
  );
  const cuts = [
    data.cutRows > 0 ? `\n${kernelText("moreRows", { n: formatNumber(data.cutRows) })}` : "",
    data.cutColumns > 0
      ? `\n${kernelText("moreColumns", { n: formatNumber(data.cutColumns) })}`
      : "",
  ];
  return `${captionLine(caption)}${body}${cuts.join("")}`;
}
