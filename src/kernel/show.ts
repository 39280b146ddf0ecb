import type { Ruleset } from "grundy";
import { boardData, boardText } from "./board-data.ts";
import type { Bundle, Progress } from "./output.ts";
import { bitsData, bitsText, type BitsOptions } from "./outputs/bits.ts";
import {
  graphOfEdges,
  graphOfGame,
  graphText,
  isGraph,
  type Graph,
  type GraphOptions,
} from "./outputs/graph.ts";
import { heatmapData, heatmapText, type HeatmapOptions } from "./outputs/heatmap.ts";
import { createProgress } from "./outputs/progress.ts";
import { sequenceData, sequenceText, type SequenceOptions } from "./outputs/sequence.ts";
import { tableData, tableText, type TableOptions } from "./outputs/table.ts";
import { texData, type TexOptions } from "./outputs/tex.ts";
import { valueBundle } from "./outputs/value.ts";

/** What a cell calls to put something under itself. */
export interface Show {
  (...values: readonly unknown[]): void;
  /** A formula in TeX. Only what KaTeX knows is set. */
  tex(formula: string, options?: TexOptions): void;
  /** Rows, each an array or an object whose keys name the columns. */
  table(rows: Iterable<unknown>, options?: TableOptions): void;
  /** Values against n, with a period marked if one is given; it takes what `findPeriod` returns. */
  sequence(values: Iterable<number>, options?: SequenceOptions): void;
  /** A two-dimensional table of Grundy values, or of outcomes. */
  heatmap(
    table: Iterable<Iterable<number | "P" | "N" | null | undefined>>,
    options?: HeatmapOptions,
  ): void;
  /** Every position that can be reached from one, or a graph given as data. */
  graph<Position>(ruleset: Ruleset<Position>, position: Position, options?: GraphOptions): void;
  graph(graph: Graph, options?: GraphOptions): void;
  /** A nim-sum, column by column; with a move, also what it becomes. */
  bits(heaps: Iterable<number>, options?: BitsOptions): void;
  /** A board to play on, from this position. */
  board<Position>(ruleset: Ruleset<Position>, position: Position): void;
  /** How far a long run has come; each takes the place of the one before. */
  progress(done: number, total?: number, label?: string): void;
}

/**
 * A `show` that hands each bundle to `emit`, and how far a run has come to `report`.
 *
 * @param skip called before values are described, which can be slow; true leaves them out
 */
export function createShow(
  emit: (bundle: Bundle) => void,
  report: (progress: Progress) => void = () => {},
  skip: () => boolean = () => false,
): Show {
  const show = (...values: readonly unknown[]): void => {
    if (!skip()) emit(valueBundle(values));
  };
  const graph = (subject: unknown, first?: unknown, options?: GraphOptions): void => {
    const data = isGraph(subject)
      ? graphOfEdges(subject, first as GraphOptions | undefined)
      : graphOfGame(subject as Ruleset<unknown>, first, options);
    emit({ "text/plain": graphText(data), "application/vnd.grundy.graph+json": data });
  };
  const methods: { [Method in keyof Show]: Show[Method] } = {
    graph,
    tex(formula, options) {
      const latex = texData(formula, options);
      emit({ "text/plain": formula, "text/latex": latex });
    },
    table(rows, options) {
      const data = tableData(rows, options);
      emit({ "text/plain": tableText(data), "application/vnd.grundy.table+json": data });
    },
    sequence(values, options) {
      const data = sequenceData(values, options);
      emit({ "text/plain": sequenceText(data), "application/vnd.grundy.sequence+json": data });
    },
    heatmap(table, options) {
      const data = heatmapData(table, options);
      emit({ "text/plain": heatmapText(data), "application/vnd.grundy.heatmap+json": data });
    },
    bits(heaps, options) {
      const data = bitsData(heaps, options);
      emit({ "text/plain": bitsText(data), "application/vnd.grundy.bits+json": data });
    },
    board(ruleset, position) {
      const data = boardData(ruleset, position);
      emit({ "text/plain": boardText(data), "application/vnd.grundy.board+json": data });
    },
    progress: createProgress(report),
  };
  return Object.freeze(Object.assign(show, methods));
}
