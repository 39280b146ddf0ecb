import { readBoard } from "../board-data.ts";
import { OUTPUT_LIMITS as LIMITS, type Forms, type GraphData, type ValueNode } from "../output.ts";
import { nodesOf } from "../outputs/marks.ts";
import { readInput } from "./read-input.ts";
import {
  count,
  either,
  flag,
  list,
  number,
  object,
  only,
  short,
  text,
  where,
  type Read,
} from "./read.ts";

const captioned = { caption: short };

const table = object(
  {
    columns: list(LIMITS.columns, short),
    numeric: list(LIMITS.columns, flag),
    rows: list(LIMITS.rows, list(LIMITS.columns, short)),
    cut: count,
  },
  captioned,
);

/** A number that a chart can place. */
const near = where(number, (value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);

const sequence = object(
  { values: list(LIMITS.values, near), start: near, cut: count },
  { period: count, preperiod: count, saltus: count, provedAt: count, ...captioned },
);

const outcome = either(only("P"), only("N"));
const entry = either(count, either(outcome, only(null)));
const labels = list(LIMITS.side, short);

const heatmap = where(
  object(
    {
      rows: list(LIMITS.side, list(LIMITS.side, entry)),
      rowLabels: labels,
      columnLabels: labels,
      cutRows: count,
      cutColumns: count,
    },
    { rowName: short, columnName: short, ...captioned },
  ),
  ({ rows, rowLabels, columnLabels }) =>
    rowLabels.length === rows.length && rows.every((row) => row.length === columnLabels.length),
);

const node = where(
  object(
    { name: short, options: list(LIMITS.positions, count) },
    { says: list(LIMITS.positions, short) },
  ),
  ({ options, says }) => says === undefined || says.length === options.length,
);

const graph: Read<GraphData> = where(
  object({ nodes: list(LIMITS.positions, node), values: flag }, captioned),
  ({ nodes }) =>
    new Set(nodes.map(({ name }) => name)).size === nodes.length &&
    nodes.every(
      ({ options }) =>
        new Set(options).size === options.length &&
        options.every((option) => option < nodes.length),
    ),
);

const bits = where(
  object(
    { values: list(LIMITS.heaps, count) },
    { move: object({ heap: count, to: count }), ...captioned },
  ),
  ({ values, move }) => move === undefined || move.heap < values.length,
);

/** A node with as many floors beneath it. */
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

const latex = where(text(LIMITS.formula + 4), (formula) => /^\$[^]*\$$/.test(formula));

/** How each form of a bundle is read at the border. */
export const readForms: { readonly [Type in keyof Forms]: Read<Forms[Type]> } = {
  "text/latex": latex,
  "application/vnd.grundy.table+json": table,
  "application/vnd.grundy.sequence+json": sequence,
  "application/vnd.grundy.heatmap+json": heatmap,
  "application/vnd.grundy.graph+json": graph,
  "application/vnd.grundy.bits+json": bits,
  "application/vnd.grundy.value+json": value,
  "application/vnd.grundy.input+json": readInput,
  "application/vnd.grundy.board+json": readBoard,
};
