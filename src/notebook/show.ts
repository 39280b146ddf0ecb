import type { HeapRuleset, Ruleset } from "grundy";
import { boardData, boardText } from "./board-data.ts";
import type { Bundle, Progress } from "./output.ts";
import { OUTPUT_LIMITS } from "./output-limits.ts";
import { defined, optional, throwInvalid } from "./outputs/common.ts";
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
import {
  periodData,
  sequenceData,
  sequenceText,
  type SequenceOptions,
} from "./outputs/sequence.ts";
import { tableData, tableText, type TableOptions } from "./outputs/table.ts";
import { valueBundle } from "./outputs/value.ts";

declare const performance: { now(): number };

/** Options of `show.tex`. */
export interface TexOptions {
  /** Whether the formula is on a line of its own, in the larger form; defaults to false. */
  readonly display?: boolean;
}

/**
 * Puts a formula between `$` or `$$`, the form in which it is sent.
 *
 * @throws TypeError when it is not a string
 * @throws RangeError when it is longer than 250 characters
 */
function texData(formula: string, { display = false }: TexOptions = {}): string {
  if (typeof formula !== "string") throwInvalid("formula", "it must be a string", formula, false);
  const most = OUTPUT_LIMITS.formula;
  if (formula.length > most) {
    throwInvalid("formula", `it must have at most ${most} characters`, formula.length);
  }
  const sign = display ? "$$" : "$";
  return `${sign}${formula}${sign}`;
}

/** Minimum time between two messages, in milliseconds: faster changes cannot be read. */
const INTERVAL = 50;

function checkAmount(what: string, value: unknown): void {
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return;
  throwInvalid("progress", `${what} must be a non-negative number`, value);
}

/**
 * Creates a `show.progress` that emits the first message, the last (done = total), and others at most once per
 * `INTERVAL`.
 */
function createProgress(emit: (progress: Progress) => void) {
  let last = -Infinity;
  let complete = false;
  return (done: number, total?: number, label?: string): void => {
    checkAmount("done", done);
    if (total !== undefined) checkAmount("total", total);
    const time = performance.now();
    const completes = done === total && !complete;
    if (!completes && time - last < INTERVAL) return;
    last = time;
    complete = done === total;
    emit({
      done: total === undefined ? done : Math.min(done, total),
      ...defined({ total }),
      ...optional("label", label),
    });
  };
}

/**
 * Shows outputs below the cell. Called as a function, it shows values side by side; a large value can be expanded entry
 * by entry. The value of a cell's last expression is shown without it.
 *
 * @cost A run keeps 100 outputs, and shows how many more there were.
 */
export interface Show {
  (...values: readonly unknown[]): void;
  /**
   * Shows a formula in TeX. Only commands that KaTeX supports are rendered.
   *
   * @param formula at most 250 characters
   * @throws {TypeError} when the formula is not a string.
   * @throws {RangeError} when it is longer.
   */
  tex(formula: string, options?: TexOptions): void;
  /**
   * Shows a table. Each row is an array, or an object whose keys name the columns.
   *
   * @param rows rows and cells beyond 500 rows, 100 columns or 1200 cells are counted, not shown
   */
  table(rows: Iterable<unknown>, options?: TableOptions): void;
  /**
   * Shows values against n, and marks a period if one is given; the result of {@link findPeriod} can be passed. With
   * `game`, a link opens that game in the laboratory.
   *
   * @param values finite numbers from −(2^53 − 1) to 2^53 − 1; those beyond the first 2000 are counted, not shown
   * @throws {TypeError} when a value is not a finite number, or `game` is not a string.
   * @throws {RangeError} when a value is out of that range, `start` is not an integer, or a number of the period is not
   * a non-negative integer.
   * @example
   * show.sequence([0, 1, 0, 1, 2, 3], { game: "!{2}" });
   */
  sequence(values: Iterable<number>, options?: SequenceOptions): void;
  /**
   * Shows the Grundy values of a heap game against n, and the least period that the heaps 0 … limit prove, as
   * {@link findPeriod} finds it, with the heaps that the proof uses; or a message that they prove none. If the laboratory
   * supports the game, a link opens it there.
   *
   * @param limit the largest heap, in stones: 0 … 10 000 000. After a proof only one period more is shown; values
   * beyond the first 2000 are counted, not shown
   * @cost That of {@link grundyTable}, and O(limit).
   * @throws {TypeError | RangeError} when the limit is not such an integer, or an option is not a smaller heap.
   * @example
   * show.period(kayles, 200); // g(n + 12) = g(n) for every n ≥ 71. Proved by the heaps 0 … 167.
   */
  period(ruleset: HeapRuleset, limit: number): void;
  /**
   * Shows a two-dimensional table of Grundy values or outcomes. Rows may have different lengths.
   *
   * @param table integers 0 … 2^53 − 1, outcomes, or null or undefined for an empty entry. Rows and columns beyond the
   * first 100 are counted, not shown
   * @throws {TypeError | RangeError} when an entry is neither.
   */
  heatmap(
    table: Iterable<Iterable<number | "P" | "N" | null | undefined>>,
    options?: HeatmapOptions,
  ): void;
  /**
   * Shows every position that can be reached from one, or a graph given as data, with outcomes and Grundy values.
   *
   * @throws {TypeError} when it is given neither a ruleset nor a graph.
   * @throws {RangeError} when there are more than 200 positions or 4000 moves, or when play can return to a position.
   */
  graph<Position>(ruleset: Ruleset<Position>, position: Position, options?: GraphOptions): void;
  graph(graph: Graph, options?: GraphOptions): void;
  /**
   * Shows a nim-sum column by column; with a move, also the nim-sum after it.
   *
   * @param heaps at most 32 integers 0 … 2^53 − 1
   * @throws {TypeError | RangeError} when a heap is not such an integer, when there are more, or when the move changes a
   * heap that does not exist.
   */
  bits(heaps: Iterable<number>, options?: BitsOptions): void;
  /**
   * Shows a board to play on, from this position.
   *
   * @param ruleset a game of the library, or a cell's own game with at most 500 reachable positions and 4000 moves; of
   * a larger one only the name is shown
   * @throws {TypeError | RangeError} when the position is not one of the game.
   */
  board<Position>(ruleset: Ruleset<Position>, position: Position): void;
  /**
   * Shows the progress of a long run. Each call replaces the previous one; the last is removed when the run ends.
   *
   * @param done completed amount, at least 0, in any unit
   * @param total total amount, in the same unit
   * @param label name of what is counted
   * @cost At most one is sent every 50 milliseconds.
   * @throws {TypeError | RangeError} when `done` or `total` is not a finite number, or is negative.
   */
  progress(done: number, total?: number, label?: string): void;
}

/**
 * Creates a `show` that passes each bundle to `emit`, and progress to `report`.
 *
 * @param skip called before values are described, which can be slow; if it returns true, they are not shown
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
    period(ruleset, limit) {
      const data = periodData(ruleset, limit);
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
