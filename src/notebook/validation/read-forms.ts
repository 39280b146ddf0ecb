import { readBoard } from "../board-data.ts";
import { OUTPUT_LIMITS as LIMITS } from "../output-limits.ts";
import { nodesOf, type ValueNode } from "../outputs/marks.ts";
import {
  count,
  either,
  flag,
  list,
  number,
  object,
  oneOf,
  only,
  short,
  text,
  where,
  type Read,
  type ReadBy,
} from "./read.ts";

const captioned = { caption: short };

/** Rows under named columns; every entry is text. */
const table = object(
  {
    columns: list(LIMITS.columns, short),
    /** Columns that align to the right. */
    numeric: list(LIMITS.columns, flag),
    rows: list(LIMITS.rows, list(LIMITS.columns, short)),
    /** Rows that the table had beyond those kept here. */
    cut: count,
  },
  captioned,
);

/** A number within the range of a chart. */
const near = where(number, (value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);

/** Values against n = start, start + 1, …, with the period that the cell claims, if it claims one. */
const sequence = object(
  {
    values: list(LIMITS.values, near),
    start: near,
    /** Values beyond those kept here. */
    cut: count,
  },
  {
    period: count,
    preperiod: count,
    /** What a period adds to the values. */
    saltus: count,
    /** The n whose value closed the proof of the period; without it the period is only claimed. */
    provedAt: count,
    /** The largest heap of a search that proved no period. */
    searched: count,
    /** The id of the game, where the values are those of a game of the library. */
    game: short,
    /** The game as the cell says that the laboratory reads it. */
    typed: short,
    ...captioned,
  },
);

const entry = either(count, oneOf("P", "N", null));
const labels = list(LIMITS.side, short);

/** A two-dimensional table of Grundy values or of outcomes; every row has one entry a column. */
const heatmap = where(
  object(
    {
      rows: list(LIMITS.side, list(LIMITS.side, entry)),
      rowLabels: labels,
      columnLabels: labels,
      /** Rows, and columns, beyond those kept here. */
      cutRows: count,
      cutColumns: count,
    },
    {
      /** What the rows and the columns count: "a", "heap size". */
      rowName: short,
      columnName: short,
      ...captioned,
    },
  ),
  ({ rows, rowLabels, columnLabels }) =>
    rowLabels.length === rows.length && rows.every((row) => row.length === columnLabels.length),
);

const node = where(
  object(
    { name: short, options: list(LIMITS.positions, count) },
    {
      /** What a player says for the move to each option. */
      says: list(LIMITS.positions, short),
    },
  ),
  ({ options, says }) => says === undefined || says.length === options.length,
);

/** A game graph: names are distinct, and options are indices of the list of nodes. */
const graph = where(
  object(
    {
      nodes: list(LIMITS.positions, node),
      /** Whether Grundy values are shown, or outcomes alone. */
      values: flag,
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

/** A node of a tree at most so deep below it. */
const valueNode = (floors: number): Read<ValueNode> =>
  object(
    { text: short },
    {
      key: short,
      cut: count,
      ...(floors > 0
        ? { entries: (value) => list(LIMITS.entries, valueNode(floors - 1))(value) }
        : {}),
    },
  );

const value = where(
  list(LIMITS.arguments, valueNode(8)),
  (nodes) => nodesOf(nodes) <= LIMITS.nodes + LIMITS.arguments,
);

/** A formula between `$` (in a line) or `$$` (on a line of its own), as in Jupyter. */
const latex = where(text(LIMITS.formula + 4), (formula) => /^\$[^]*\$$/.test(formula));

const control = {
  /** Index of the control within the run, from 0: the same in every run of the same cell. */
  control: where(count, (place) => place < LIMITS.outputs),
  label: short,
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

const textField = object({ kind: only("text"), ...control, value: short });

const choice = where(
  object({ kind: only("choice"), ...control, options: list(LIMITS.choices, short), value: count }),
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

/** Validates a control of a message: its kind, its bounds, and its value in this run. */
const input = either(slider, numberField, textField, choice, set);

/** A control as data. */
export type InputData = ReadBy<typeof input>;

/** A control's value as it is sent: for a choice, the index of the option, from 0. */
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
