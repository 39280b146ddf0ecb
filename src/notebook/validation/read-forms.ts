import { readBoard } from "../board-data.ts";
import { OUTPUT_LIMITS as LIMITS } from "../output-limits.ts";
import { nodesOf, type ValueNode } from "../outputs/marks.ts";
import {
  count,
  either,
  boolean,
  list,
  number,
  object,
  oneOf,
  only,
  shortText,
  text,
  where,
  type Read,
  type ReadBy,
} from "./read.ts";

const captioned = { caption: shortText };

/** A table with named columns. Every entry is text. */
const table = object(
  {
    columns: list(LIMITS.columns, shortText),
    /** Whether each column is right-aligned. */
    numeric: list(LIMITS.columns, boolean),
    rows: list(LIMITS.rows, list(LIMITS.columns, shortText)),
    /** Number of rows that are left out. */
    cut: count,
  },
  captioned,
);

/** A number within the range of a chart. */
const near = where(number, (value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);

/** Values for n = start, start + 1, …, with the period that the cell claims, if any. */
const sequence = object(
  {
    values: list(LIMITS.values, near),
    start: near,
    /** Number of values that are left out. */
    cut: count,
  },
  {
    period: count,
    preperiod: count,
    /** The number that each period adds to the values. */
    saltus: count,
    /** The n whose value completed the proof of the period; without it the period is only claimed. */
    provedAt: count,
    /** The largest heap of a search that proved no period. */
    searched: count,
    /** The id of the game, if it is a game of the library. */
    game: shortText,
    /** The game in the laboratory's notation, as given by the cell. */
    typed: shortText,
    ...captioned,
  },
);

const entry = either(count, oneOf("P", "N", null));
const labels = list(LIMITS.side, shortText);

/** A two-dimensional table of Grundy values or of outcomes. Every row has one entry per column. */
const heatmap = where(
  object(
    {
      rows: list(LIMITS.side, list(LIMITS.side, entry)),
      rowLabels: labels,
      columnLabels: labels,
      /** Numbers of rows and columns that are left out. */
      cutRows: count,
      cutColumns: count,
    },
    {
      /** Names of the quantities in the rows and columns: "a", "heap size". */
      rowName: shortText,
      columnName: shortText,
      ...captioned,
    },
  ),
  ({ rows, rowLabels, columnLabels }) =>
    rowLabels.length === rows.length && rows.every((row) => row.length === columnLabels.length),
);

const node = where(
  object(
    { name: shortText, options: list(LIMITS.positions, count) },
    {
      /** The text of the move to each option. */
      says: list(LIMITS.positions, shortText),
    },
  ),
  ({ options, says }) => says === undefined || says.length === options.length,
);

/** A game graph. Names are distinct, and options are indices into the list of nodes. */
const graph = where(
  object(
    {
      nodes: list(LIMITS.positions, node),
      /** Whether Grundy values are shown in addition to outcomes. */
      values: boolean,
    },
    captioned,
  ),
  ({ nodes }) =>
    new Set(nodes.map(({ name }) => name)).size === nodes.length &&
    nodes.every(
      ({ options }) =>
        new Set(options).size === options.length &&
        options.every((option) => option < nodes.length),
    ),
);

/** Numbers whose nim-sum is taken, and a move that changes one of them. */
const bits = where(
  object(
    { values: list(LIMITS.heaps, count) },
    { move: object({ heap: count, to: count }), ...captioned },
  ),
  ({ values, move }) => move === undefined || move.heap < values.length,
);

/** Validates a node of a tree with at most `depth` levels below it. */
const valueNode = (depth: number): Read<ValueNode> =>
  object(
    { text: shortText },
    {
      key: shortText,
      cut: count,
      ...(depth > 0
        ? { entries: (value) => list(LIMITS.entries, valueNode(depth - 1))(value) }
        : {}),
    },
  );

const value = where(
  list(LIMITS.arguments, valueNode(8)),
  (nodes) => nodesOf(nodes) <= LIMITS.nodes + LIMITS.arguments,
);

/** A formula between `$` (inline) or `$$` (on a line of its own), as in Jupyter. */
const latex = where(text(LIMITS.formula + 4), (formula) => /^\$[^]*\$$/.test(formula));

const control = {
  /** Index of the control within the run, from 0. It is the same in every run of the same cell. */
  control: where(count, (place) => place < LIMITS.outputs),
  label: shortText,
};

const isWithin = (value: number, min = -Infinity, max = Infinity): boolean =>
  min <= value && value <= max;

const slider = where(
  object({
    kind: only("slider"),
    ...control,
    min: number,
    max: number,
    step: number,
    value: number,
  }),
  ({ min, max, step, value }) => step > 0 && isWithin(value, min, max),
);

const numberField = where(
  object(
    { kind: only("number"), ...control, step: number, value: number },
    { min: number, max: number },
  ),
  ({ min, max, step, value }) => step > 0 && isWithin(value, min, max),
);

const textField = object({ kind: only("text"), ...control, value: shortText });

const choice = where(
  object({
    kind: only("choice"),
    ...control,
    options: list(LIMITS.choices, shortText),
    value: count,
  }),
  ({ options, value }) => value < options.length,
);

const set = where(
  object({
    kind: only("set"),
    ...control,
    min: count,
    max: count,
    /** Distinct and increasing. */
    value: list(LIMITS.numbers, count),
  }),
  ({ min, max, value }) =>
    value.every((one, i) => isWithin(one, min, max) && one > (value[i - 1] ?? -1)),
);

/** Validates a control in a message: its kind, bounds, and value in this run. */
const input = either(slider, numberField, textField, choice, set);

/** A control as data. */
export type InputData = ReadBy<typeof input>;

/** A control's value as it is sent. The value of a choice is the index of the option, from 0. */
export type InputValue = InputData["value"];

/** The reader of each media type of a bundle. */
export const readForms = {
  "text/latex": latex,
  "application/vnd.grundy.table+json": table,
  "application/vnd.grundy.sequence+json": sequence,
  "application/vnd.grundy.heatmap+json": heatmap,
  "application/vnd.grundy.graph+json": graph,
  "application/vnd.grundy.bits+json": bits,
  "application/vnd.grundy.value+json": value,
  "application/vnd.grundy.input+json": input,
  "application/vnd.grundy.board+json": readBoard,
};
