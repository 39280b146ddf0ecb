import type { BoardData } from "./board-data.ts";
import type { InputData } from "./input-data.ts";
import type { CellPhrase } from "./phrase-error.ts";

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
  /** What a period adds to the values. */
  readonly saltus?: number;
  /** The n whose value closed the proof of the period; without it the period is only claimed. */
  readonly provedAt?: number;
  readonly caption?: string;
  /** Values beyond those kept here. */
  readonly cut: number;
}

/** A Grundy value, or an outcome; null where the table has nothing. */
export type HeatmapEntry = number | "P" | "N" | null;

/** A two-dimensional table of Grundy values or of outcomes; every row has one entry a column. */
export interface HeatmapData {
  readonly rows: readonly (readonly HeatmapEntry[])[];
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  /** What the rows and the columns count: "a", "heap size". */
  readonly rowName?: string;
  readonly columnName?: string;
  readonly caption?: string;
  /** Rows, and columns, beyond those kept here. */
  readonly cutRows: number;
  readonly cutColumns: number;
}

/** A game graph: names are distinct, and options are places in the list of nodes. */
export interface GraphData {
  readonly nodes: readonly {
    readonly name: string;
    readonly options: readonly number[];
    /** What a player says for the move to each option. */
    readonly says?: readonly string[];
  }[];
  /** Whether Grundy values are shown, or outcomes alone. */
  readonly values: boolean;
  readonly caption?: string;
}

/** Numbers whose nim-sum is taken, and a move that changes one of them. */
export interface BitsData {
  readonly values: readonly number[];
  readonly move?: { readonly heap: number; readonly to: number };
  readonly caption?: string;
}

/** A value that opens: its text, and what is in it. */
export interface ValueNode {
  /** How its owner calls it: a key, with the sign behind it. */
  readonly key?: string;
  readonly text: string;
  readonly entries?: readonly ValueNode[];
  /** Entries beyond those kept here. */
  readonly cut?: number;
}

/** What a bundle may hold beside its text: data by MIME type, drawn by components of the page. */
export interface Forms {
  /** A formula between `$` (in a line) or `$$` (on a line of its own), as in Jupyter. */
  readonly "text/latex": string;
  readonly "application/vnd.grundy.table+json": TableData;
  readonly "application/vnd.grundy.sequence+json": SequenceData;
  readonly "application/vnd.grundy.heatmap+json": HeatmapData;
  readonly "application/vnd.grundy.graph+json": GraphData;
  readonly "application/vnd.grundy.bits+json": BitsData;
  readonly "application/vnd.grundy.value+json": readonly ValueNode[];
  readonly "application/vnd.grundy.input+json": InputData;
  readonly "application/vnd.grundy.board+json": BoardData;
}

/** One thing shown, keyed by MIME type as in Jupyter; plain text is always there. */
export interface Bundle extends Partial<Forms> {
  readonly "text/plain": string;
}

/** How far a run has come. */
export interface Progress {
  readonly done: number;
  readonly total?: number;
  readonly label?: string;
}

/** An error as its reader needs it: what, and on which line of which cell. */
export interface Failure {
  /** Name and message are data where this site says them. */
  readonly name: CellPhrase | string;
  readonly message: CellPhrase | string;
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
  | { readonly kind: "cut"; readonly count: number }
  /** Stands in the place of the progress before it, and goes when the run ends. */
  | { readonly kind: "progress"; readonly progress: Progress };

/** Bounds on what one run may show: a page stays usable whatever a cell does. */
export const OUTPUT_LIMITS = {
  outputs: 100,
  /** Characters of plain text that a run may show in all. */
  run: 500_000,
  /** Marks that a run may draw in all: cells of tables, points, nodes and the like. */
  marks: 15_000,
  /** Characters of one value, and of one table or other drawing as text. */
  characters: 20_000,
  text: 50_000,
  /** Characters of a caption, a label, an entry of a table. */
  entry: 500,
  rows: 500,
  /** Cells of one table. */
  cells: 1_200,
  columns: 100,
  values: 2_000,
  /** Rows and columns of a heat map. */
  side: 100,
  positions: 200,
  moves: 4_000,
  formula: 250,
  heaps: 32,
  /** Values shown side by side, entries of one value, and all that opens in it. */
  arguments: 20,
  entries: 100,
  nodes: 300,
  choices: 200,
  numbers: 100,
} as const;
