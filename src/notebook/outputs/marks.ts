import type { BoardData } from "../board-data.ts";
import type { Bundle, HeatmapData } from "../output.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";

/** A node of a value tree: its text, and its entries if it can be expanded. */
export interface ValueNode {
  /** The key in the containing value, with the punctuation after it. */
  readonly key?: string;
  readonly text: string;
  readonly entries?: readonly ValueNode[];
  /** Number of entries that are left out. */
  readonly cut?: number;
}

export const nodesOf = (nodes: readonly ValueNode[]): number =>
  nodes.reduce((sum, { entries = [] }) => sum + 1 + nodesOf(entries), 0);

function linesOf(text: string): number {
  let lines = 1;
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) lines += 1;
  return lines;
}

/** Cost of a board with its controls and their hydration, in marks. */
const BOARD = 500;

const marksOfBoard = (board: BoardData): number =>
  BOARD +
  (board.kind === "reachable"
    ? board.positions.reduce((sum, { moves }) => sum + 1 + moves.length, 0)
    : 0);

/** Number of characters of text that cost as much as one mark. */
const LINE = 50;

const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0) / LINE;

/** Computes the marks of a heat map. Squares of one class are drawn as one path. */
const marksOfHeatmap = ({ rows, rowLabels, columnLabels }: HeatmapData): number =>
  lengthOf([...rowLabels, ...columnLabels]) + rows.reduce((sum, row) => sum + row.length, 0) / 4;

/**
 * Computes the cost of rendering a bundle in marks: about the number of elements in its layout, such as one per table
 * cell. Linear in the bundle's size.
 */
export function marksOf(bundle: Bundle): number {
  const {
    "text/plain": text,
    "text/latex": latex = "",
    "application/vnd.grundy.table+json": table,
    "application/vnd.grundy.sequence+json": sequence,
    "application/vnd.grundy.heatmap+json": heatmap,
    "application/vnd.grundy.graph+json": graph,
    "application/vnd.grundy.bits+json": bits,
    "application/vnd.grundy.value+json": values = [],
    "application/vnd.grundy.input+json": input,
    "application/vnd.grundy.board+json": board,
  } = bundle;
  const moves = graph?.nodes.reduce((sum, { options }) => sum + options.length, 0) ?? 0;
  return Math.ceil(
    1 +
      text.length / LINE +
      linesOf(text) / 5 +
      5 * latex.length +
      (table ? (table.rows.length + 1) * table.columns.length : 0) +
      (sequence ? 2 * sequence.values.length : 0) +
      (heatmap ? marksOfHeatmap(heatmap) : 0) +
      (graph ? 10 * (graph.nodes.length + moves) : 0) +
      (bits ? (bits.move ? 120 : 60) * bits.values.length : 0) +
      4 * nodesOf(values) +
      (input?.kind === "choice" ? input.options.length + lengthOf(input.options) : 0) +
      (board ? marksOfBoard(board) : 0),
  );
}

/** The output budget of one run. It is applied in the worker, and again where its messages are received. */
export class Capacity {
  #outputs: number = OUTPUT_LIMITS.outputs;
  #characters: number = OUTPUT_LIMITS.run;
  #marks: number = OUTPUT_LIMITS.marks;

  get isFull(): boolean {
    return this.#outputs <= 0 || this.#characters <= 0;
  }

  /** Subtracts a bundle from the budget. Returns false, without change, if too little is left. */
  take(bundle: Bundle): boolean {
    const marks = marksOf(bundle);
    if (this.isFull || marks > this.#marks) return false;
    this.#outputs -= 1;
    this.#characters -= bundle["text/plain"].length;
    this.#marks -= marks;
    return true;
  }
}
