import { clip, describe } from "./describe.ts";
import { OUTPUT_LIMITS, type Bundle, type SequenceData, type TableData } from "./output.ts";

/** How `show.table` is told what it shows. */
export interface TableOptions {
  readonly columns?: readonly string[];
  readonly caption?: string;
}

/** How `show.sequence` is told what it shows. */
export interface SequenceOptions {
  /** n of the first value; 0 unless given. */
  readonly start?: number;
  readonly period?: number;
  readonly preperiod?: number;
  readonly caption?: string;
}

/** What a cell calls to put something under itself. */
export interface Show {
  (...values: readonly unknown[]): void;
  /** Rows, each an array or an object whose keys name the columns. */
  table(rows: Iterable<unknown>, options?: TableOptions): void;
  /** Values against n, with a period marked if one is given. */
  sequence(values: Iterable<number>, options?: SequenceOptions): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readRow(row: unknown, columns: readonly string[]): readonly unknown[] {
  if (Array.isArray(row)) return row;
  return isRecord(row) ? columns.map((column) => row[column]) : [row];
}

/** The data of a table; entries become text here, so that nothing else needs to travel. */
export function tableData(rows: Iterable<unknown>, options: TableOptions = {}): TableData {
  const all = [...rows];
  const kept = all.slice(0, OUTPUT_LIMITS.rows);
  const named = options.columns ?? [...new Set(kept.filter(isRecord).flatMap(Object.keys))];
  const width = Math.max(named.length, ...kept.map((row) => readRow(row, named).length));
  const columns = Array.from({ length: width }, (_, i) => named[i] ?? "");
  const cells = kept.map((row) => readRow(row, columns));
  const numeric = columns.map(
    (_, i) => cells.length > 0 && cells.every((row) => /number|bigint/.test(typeof row[i])),
  );
  return {
    columns,
    numeric,
    rows: cells.map((row) =>
      columns.map((_, i) => (row[i] === undefined ? "" : clip(describe(row[i]), 500))),
    ),
    cut: all.length - kept.length,
    ...(options.caption === undefined ? {} : { caption: clip(describe(options.caption), 500) }),
  };
}

/**
 * The data of a sequence.
 *
 * @throws TypeError when a value is not a finite number
 */
export function sequenceData(
  values: Iterable<number>,
  options: SequenceOptions = {},
): SequenceData {
  const all = [...values];
  all.forEach((value, i) => {
    if (typeof value !== "number" || !Number.isFinite(value)) {
      throw new TypeError(
        `Cannot show sequence: every value must be a finite number, value ${i} is ${describe(value)}`,
      );
    }
  });
  const kept = all.slice(0, OUTPUT_LIMITS.values);
  const { start = 0, period, preperiod, caption } = options;
  return {
    values: kept,
    start,
    cut: all.length - kept.length,
    ...(period === undefined ? {} : { period }),
    ...(preperiod === undefined ? {} : { preperiod }),
    ...(caption === undefined ? {} : { caption: clip(describe(caption), 500) }),
  };
}

const more = (count: number): string => (count > 0 ? `\n… ${count.toLocaleString("en")} more` : "");

function tableText({ columns, numeric, rows, cut, caption }: TableData): string {
  const lines = columns.some(Boolean) ? [columns, ...rows] : rows;
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => (line[i] ?? "").length), 0));
  const pad = (text: string, i: number): string =>
    numeric[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0);
  const body = lines.map((line) => line.map(pad).join("  ").trimEnd()).join("\n");
  return `${caption === undefined ? "" : `${caption}\n`}${body}${more(cut)}`;
}

function sequenceText({ values, start, period, preperiod, caption, cut }: SequenceData): string {
  const to = start + values.length - 1;
  const claim =
    period === undefined
      ? ""
      : `\nperiod ${period}${preperiod === undefined ? "" : `, preperiod ${preperiod}`}`;
  const head = `${caption === undefined ? "" : `${caption}\n`}n = ${start}..${to}: `;
  return `${head}${values.join(" ")}${more(cut)}${claim}`;
}

/** A `show` that hands each bundle to `emit`. */
export function createShow(emit: (bundle: Bundle) => void): Show {
  const show = (...values: readonly unknown[]): void => {
    emit({ "text/plain": values.map(describe).join(" ") });
  };
  return Object.freeze(
    Object.assign(show, {
      table(rows: Iterable<unknown>, options?: TableOptions): void {
        const data = tableData(rows, options);
        emit({ "text/plain": tableText(data), "application/vnd.grundy.table+json": data });
      },
      sequence(values: Iterable<number>, options?: SequenceOptions): void {
        const data = sequenceData(values, options);
        emit({ "text/plain": sequenceText(data), "application/vnd.grundy.sequence+json": data });
      },
    }),
  );
}
