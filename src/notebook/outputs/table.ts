import { clip, more } from "../describe.ts";
import type { TableData } from "../output.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";
import { captionLine, columnsText, entryText, takeFirst, optional } from "./common.ts";

/** Options of `show.table`. */
export interface TableOptions {
  readonly columns?: readonly string[];
  readonly caption?: string;
}

/** Matches a number as text, which may have commas between its thousands and a percent sign. */
const NUMERAL = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:\s?%)?$/;

/** The text that rows without a number show. */
const MISSING = "–";

const isNumber = (entry: unknown): boolean =>
  /number|bigint/.test(typeof entry) || (typeof entry === "string" && NUMERAL.test(entry));

/** Reports whether a column contains only numbers, apart from missing ones. */
function isNumeric(column: readonly unknown[]): boolean {
  const given = column.filter((entry) => entry !== MISSING);
  return given.length > 0 && given.every(isNumber);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readRow(row: unknown, columns: readonly string[]): readonly unknown[] {
  if (Array.isArray(row)) return row.slice(0, OUTPUT_LIMITS.columns);
  return isRecord(row) ? columns.map((column) => row[column]) : [row];
}

/** Returns the rows that fit into one output, as texts. */
function fittingRows(cells: readonly (readonly unknown[])[], width: number): string[][] {
  const rows: string[][] = [];
  let capacity: number = OUTPUT_LIMITS.text;
  const most = Math.floor(OUTPUT_LIMITS.cells / Math.max(1, width));
  for (const row of cells.slice(0, most)) {
    const texts = Array.from({ length: width }, (_, i) =>
      row[i] === undefined ? "" : entryText(row[i]),
    );
    capacity -= texts.reduce((sum, text) => sum + text.length, 0);
    if (capacity < 0) break;
    rows.push(texts);
  }
  return rows;
}

/** Returns the data of a table. Entries are converted to text here, so that only text is sent. */
export function tableData(given: Iterable<unknown>, options: TableOptions = {}): TableData {
  const { retained, cut } = takeFirst(given, OUTPUT_LIMITS.rows);
  const named = (
    options.columns ?? [...new Set(retained.filter(isRecord).flatMap((row) => Object.keys(row)))]
  ).slice(0, OUTPUT_LIMITS.columns);
  const width = retained.reduce<number>(
    (widest, row) => Math.max(widest, readRow(row, named).length),
    named.length,
  );
  const keys = Array.from({ length: width }, (_, i) => named[i] ?? "");
  const cells = retained.map((row) => readRow(row, keys));
  const rows = fittingRows(cells, width);
  return {
    columns: keys.map(entryText),
    numeric: keys.map((_, i) => isNumeric(cells.map((row) => row[i]))),
    rows,
    cut: cut + cells.length - rows.length,
    ...optional("caption", options.caption),
  };
}

/** Formats a table as text, in columns. */
export function tableText({ columns, numeric, rows, cut, caption }: TableData): string {
  const lines = columns.some(Boolean) ? [columns, ...rows] : rows;
  const body = columnsText(lines, (i) => numeric[i] === true);
  const rest = cut > 0 ? `\n${more(cut)}` : "";
  return `${captionLine(caption)}${clip(body, OUTPUT_LIMITS.text)}${rest}`;
}
