/** Rows under named columns; every entry is text already. `numeric` columns align to the right. */
export interface TableData {
  readonly columns: readonly string[];
  readonly numeric: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that the table had beyond those kept here. */
  readonly cut: number;
  readonly caption?: string;
}

/** Values against n = start, start + 1, …, with the period that the cell claims, if it claims one. */
export interface SequenceData {
  readonly values: readonly number[];
  readonly start: number;
  readonly period?: number;
  readonly preperiod?: number;
  readonly caption?: string;
  /** Values beyond those kept here. */
  readonly cut: number;
}

/** One thing shown, keyed by MIME type as in Jupyter; plain text is always there. */
export interface Bundle {
  readonly "text/plain": string;
  readonly "application/vnd.grundy.table+json"?: TableData;
  readonly "application/vnd.grundy.sequence+json"?: SequenceData;
}

/** An error as its reader needs it: what, and on which line of which cell. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  /** Line of the cell that was run, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The library function in which it arose, if not in the cell itself. */
  readonly inLibrary?: string;
}

/** What a run leaves under its cell, in order. */
export type Output =
  | { readonly kind: "shown"; readonly bundle: Bundle }
  | { readonly kind: "failure"; readonly failure: Failure }
  /** Outputs that were not kept, because there were too many. */
  | { readonly kind: "cut"; readonly count: number };

/** Bounds on what one run may show: a page stays usable whatever a cell does. */
export const OUTPUT_LIMITS = {
  outputs: 100,
  characters: 20_000,
  rows: 500,
  values: 2_000,
} as const;
