import { clip, more } from "../describe.ts";
import { OUTPUT_LIMITS, type TableData } from "../output.ts";
import { captionLine, entryText, optional } from "./caption.ts";
import { columnsText } from "./columns-text.ts";
import { keepFirst } from "./keep-first.ts";

/** How `show.table` is told what it shows. */
export interface TableOptions {
  readonly columns?: readonly string[];
  readonly caption?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readRow(row: unknown, columns: readonly string[]): readonly unknown[] {
  if (Array.isArray(row)) return row.slice(0, OUTPUT_LIMITS.columns);
  return isRecord(row) ? columns.map((column) => row[column]) : [row];
}

/** The data of a table; entries become text here, so that nothing else needs to travel. */
export function tableData(rows: Iterable<unknown>, options: TableOptions = {}): TableData {
  const { kept, cut } = keepFirst(rows, OUTPUT_LIMITS.rows);
  const named = (
    options.columns ?? [...new Set(kept.filter(isRecord).flatMap((row) => Object.keys(row)))]
  ).slice(0, OUTPUT_LIMITS.columns);
  const width = kept.reduce<number>(
    (widest, row) => Math.max(widest, readRow(row, named).length),
    named.length,
  );
  const keys = Array.from({ length: width }, (_, i) => named[i] ?? "");
  const cells = kept.map((row) => readRow(row, keys));
  const numeric = keys.map(
    (_, i) => cells.length > 0 && cells.every((row) => /number|bigint/.test(typeof row[i])),
  );
  return {
    columns: keys.map(entryText),
    numeric,
    rows: cells.map((row) => keys.map((_, i) => (row[i] === undefined ? "" : entryText(row[i])))),
    cut,
    ...optional("caption", options.caption),
  };
}

/** A table as text, in columns. */
export function tableText({ columns, numeric, rows, cut, caption }: TableData): string {
  const lines = columns.some(Boolean) ? [columns, ...rows] : rows;
  const body = columnsText(lines, (i) => numeric[i] === true);
  const rest = cut > 0 ? `\n${more(cut)}` : "";
  return `${captionLine(caption)}${clip(body, OUTPUT_LIMITS.text)}${rest}`;
}
