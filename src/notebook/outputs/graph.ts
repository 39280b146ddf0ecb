import { mex, type Ruleset } from "grundy";
import { clip, describe } from "../describe.ts";
import type { GraphData } from "../output.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";
import { kernelText, describeMove } from "../messages.ts";
import { findCycle, fromOptions } from "../../games/theory/finite-graph.ts";
import { itemAt, ofKey } from "../../games/theory/item-at.ts";
import { captionLine, columnsText, optional, throwInvalid } from "./common.ts";

/** A game graph given as data: names of positions, and moves from one to another. */
export interface Graph {
  readonly nodes: Iterable<string | number>;
  readonly edges: Iterable<readonly [from: string | number, to: string | number]>;
}

/** Options of `show.graph`. */
export interface GraphOptions {
  /** Whether Grundy values are shown; defaults to true. */
  readonly values?: boolean;
  readonly caption?: string;
}

/** The options of each position, each with the text of the move, if there is one. */
type Options = Map<string, Map<string, string | undefined>>;
/** Maximum number of characters in the text of a move. */
const LONGEST_MOVE = 100;
type Option = readonly [name: string, say?: string];

function checkSize(what: "positions" | "moves", count: number): void {
  const most = OUTPUT_LIMITS[what];
  if (count > most) throwInvalid("graph", `there must be at most ${most} ${what}`, count);
}

const nameOf = (name: unknown): string => clip(describe(name), 40);

/** Adds options to a position. Every name in them also becomes a position. */
function link(graph: Options, from: string, to: readonly Option[]): void {
  const options = graph.get(from) ?? new Map<string, string | undefined>();
  graph.set(from, options);
  for (const [name, say] of to) {
    if (!options.has(name)) options.set(name, say);
    if (!graph.has(name)) graph.set(name, new Map());
  }
  checkSize("positions", graph.size);
}

function walk<Position>(ruleset: Ruleset<Position>, position: Position): Options {
  ruleset.check(position);
  const graph: Options = new Map();
  const found = new Map([[nameOf(ruleset.print(position)), position]]);
  // Iteration over a Map includes entries that are added during the iteration.
  for (const [name, at] of found) {
    const options = ruleset
      .options(at)
      .map((option) => [nameOf(ruleset.print(option)), option] as const);
    link(
      graph,
      name,
      options.map(([option, next]) => [
        option,
        clip(describeMove(ruleset, at, next), LONGEST_MOVE),
      ]),
    );
    for (const [option, next] of options) if (!found.has(option)) found.set(option, next);
  }
  return graph;
}

function fromEdges({ nodes, edges }: Graph): Options {
  const graph: Options = new Map();
  for (const node of nodes) link(graph, nameOf(node), []);
  let count = 0;
  for (const [from, to] of edges) {
    link(graph, nameOf(from), [[nameOf(to)]]);
    checkSize("moves", (count += 1));
  }
  return graph;
}

const saysOf = (says: readonly (string | undefined)[]): { says?: readonly string[] } =>
  says.length > 0 && says.every((say) => say !== undefined) ? { says } : {};

function numbered(graph: Options): GraphData["nodes"] {
  const place = new Map([...graph.keys()].map((name, i) => [name, i]));
  const nodes = [...graph].map(([name, options]) => ({
    name,
    options: [...options.keys()].map((option) => ofKey(place, option)),
    ...saysOf([...options.values()]),
  }));
  checkSize(
    "moves",
    nodes.reduce((sum, { options }) => sum + options.length, 0),
  );
  return nodes;
}

function graphData(graph: Options, { values, caption }: GraphOptions = {}): GraphData {
  const cycle = findCycle(
    [...graph].map(([name, options]) => ({ name, options: [...options.keys()] })),
  );
  if (cycle) throwInvalid("graph", "play must end", cycle.join(" → "), true);
  return { nodes: numbered(graph), values: values !== false, ...optional("caption", caption) };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Reports whether a value has the fields of a graph given as data. */
export const isGraph = (subject: unknown): subject is Graph =>
  isObject(subject) && "nodes" in subject && "edges" in subject;

/**
 * Returns the data of a graph given as nodes and edges.
 *
 * @throws RangeError beyond 200 positions or 4,000 moves, or when play can return to a position
 */
export const graphOfEdges = (graph: Graph, options?: GraphOptions): GraphData =>
  graphData(fromEdges(graph), options);

/**
 * Returns the data of a game's graph: every position that can be reached from the given one.
 *
 * @throws TypeError when the first argument is not a ruleset
 * @throws RangeError beyond 200 positions or 4,000 moves, or when play can return to a position
 */
export function graphOfGame<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
  options?: GraphOptions,
): GraphData {
  if (!isObject(ruleset) || !("options" in ruleset)) {
    throwInvalid(
      "graph",
      "it must be a ruleset and a position, or nodes and edges",
      ruleset,
      false,
    );
  }
  return graphData(walk(ruleset, position), options);
}

/** Formats a game graph as text: each position with its outcome, value and options. */
export function graphText({ nodes, values, caption }: GraphData): string {
  const grundy = fromOptions<number>(
    nodes.map(({ options }) => options),
    mex,
  );
  const lines = nodes.map(({ name, options }, place) => {
    const value = itemAt(grundy, place);
    const to = options.map((option) => itemAt(nodes, option).name).join(", ");
    const outcome = value === 0 ? "P" : "N";
    return [name, outcome, ...(values ? [String(value)] : []), to === "" ? "" : `→ ${to}`];
  });
  const head = [
    kernelText("position"),
    kernelText("outcome"),
    ...(values ? [kernelText("value")] : []),
    kernelText("options"),
  ];
  const body = columnsText([head, ...lines], (i) => values && i === 2);
  return `${captionLine(caption)}${clip(body, OUTPUT_LIMITS.text)}`;
}
