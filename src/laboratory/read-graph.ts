import { findCycle } from "../theory/find-cycle.ts";
import { ofKey } from "../theory/of-key.ts";
import type { Cursor } from "./cursor.ts";
import { quote } from "./fail.ts";
import type { GraphGame, LabNode } from "./lab-game.ts";

/** The most positions and moves of a graph, and the longest name. */
const MOST_NODES = 1000;
const MOST_MOVES = 10_000;
const LONGEST_NAME = 12;

/**
 * Reads the moves of a graph up to the end of the text: `a>b b>c`, several options as `a>b,c`, a way as `a>b>c`, and a
 * position without any move as its name alone. Each move counts once.
 *
 * @throws {InputError} at the first thing that is wrong
 */
export function readGraph(cursor: Cursor): GraphGame {
  const options = new Map<string, Set<string>>();
  let moves = 0;
  const node = (): string => {
    const { at } = cursor;
    const name = readName(cursor);
    if (!options.has(name)) options.set(name, new Set());
    if (options.size > MOST_NODES) cursor.fail("tooManyNodes", { most: MOST_NODES }, at);
    return name;
  };

  const start = cursor.at;
  for (cursor.skipSpaces(); cursor.next !== ""; cursor.take(/[\s;,]*/y)) {
    let from = [node()];
    for (let sign = arrow(cursor); sign !== undefined; sign = arrow(cursor)) {
      const to = new Set<string>();
      do {
        cursor.skipSpaces();
        if (cursor.next === "") cursor.fail("noTarget", { found: quote(sign.trim()) });
        to.add(node());
      } while (cursor.take(/[ \t]*,/y) !== undefined);
      moves += addMoves(options, from, to);
      if (moves > MOST_MOVES) cursor.fail("tooManyMoves", { most: MOST_MOVES });
      from = [...to];
    }
  }
  if (options.size === 0) cursor.fail("noNodes", { example: "graph a>b b>c" }, start);
  const nodes = inOrderOfPlay(options);
  const cycle = findCycle(nodes);
  return { kind: "graph", text: printGraph(nodes), nodes, ...(cycle && { cycle }) };
}

const arrow = (cursor: Cursor): string | undefined => cursor.take(/\s*(?:->|>|→)/y);

function readName(cursor: Cursor): string {
  const { at } = cursor;
  const name = cursor.take(/[\p{L}\p{N}_*'.]+/uy);
  if (name !== undefined && Array.from(name).length <= LONGEST_NAME) return name;
  cursor.at = at;
  cursor.fail("nodeName", { found: quote(name ?? cursor.next), most: LONGEST_NAME });
}

function addMoves(
  options: Map<string, Set<string>>,
  from: readonly string[],
  to: ReadonlySet<string>,
): number {
  let added = 0;
  for (const name of from) {
    const known = ofKey(options, name);
    for (const option of to) {
      if (!known.has(option)) added++;
      known.add(option);
    }
  }
  return added;
}

/** Each position before its options are listed, in the order in which `printGraph` names them first. */
function inOrderOfPlay(options: ReadonlyMap<string, ReadonlySet<string>>): LabNode[] {
  const met = new Set<string>();
  for (const start of options.keys()) {
    if (met.has(start)) continue;
    const queue = [start];
    met.add(start);
    for (const name of queue) {
      for (const option of ofKey(options, name)) {
        if (!met.has(option)) queue.push(option);
        met.add(option);
      }
    }
  }
  return [...met].map((name) => ({ name, options: [...ofKey(options, name)] }));
}

function printGraph(nodes: readonly LabNode[]): string {
  const named = new Set<string>();
  const said = nodes.flatMap(({ name, options }) => {
    const isNew = !named.has(name);
    for (const each of [name, ...options]) named.add(each);
    if (options.length > 0) return [`${name}>${options.join(",")}`];
    return isNew ? [name] : [];
  });
  return `graph ${said.join(" ")}`;
}
