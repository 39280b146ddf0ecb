import { findCycle } from "../../../src/games/theory/finite-graph.ts";
import type { GameGraph } from "../../charts/game-graph.ts";

/** More positions, or more moves, than these are no picture any more. */
export const DRAWN_LIMITS = { positions: 40, moves: 160 } as const;

/** The first thing that is wrong in an edge list; line and column count from 1. */
export interface EdgeListFault {
  readonly kind: "fault";
  readonly fault: "noColon" | "noName" | "badName" | "twice" | "cycle" | "tooMany" | "empty";
  /** The words at fault; for a cycle its positions in the order of play, `b → d → b`. */
  readonly found: string;
  /** For `twice`: the earlier line. */
  readonly before: number;
  readonly line: number;
  readonly column: number;
}

/** What an edge list says. */
export type EdgeList = { readonly kind: "graph"; readonly graph: GameGraph } | EdgeListFault;

/** The longest name, in characters, and the most positions. */
export const EDGE_LIST_LIMITS = { longest: 6, most: 40 } as const;

interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads a game graph: a position a line, then a colon, then its options with spaces or commas between them. A name
 * that occurs only as an option is a terminal position. Empty lines do not matter, nor does naming an option twice.
 * The nodes come in the order in which the text names them first.
 */
export function readEdgeList(text: string): EdgeList {
  const options = new Map<string, Set<string>>();
  const heads = new Map<string, Word>();
  const places = new Map<string, Word>();

  for (const [index, content] of text.split(/\r?\n/).entries()) {
    const words = wordsOf(content, index + 1);
    const [head, colon, ...rest] = words;
    if (head === undefined) continue;
    if (head.text === ":") return fault("noName", head);
    if (!isName(head)) return fault("badName", head);
    if (colon?.text !== ":") return fault("noColon", head);
    const before = heads.get(head.text);
    if (before !== undefined) return { ...fault("twice", head), before: before.line };
    heads.set(head.text, head);
    for (const word of [head, ...rest]) {
      if (!isName(word)) return fault("badName", word);
      if (!options.has(word.text)) options.set(word.text, new Set());
      if (options.size > EDGE_LIST_LIMITS.most) return fault("tooMany", word);
    }
    for (const word of rest) {
      options.get(head.text)?.add(word.text);
      places.set(`${head.text} ${word.text}`, word);
    }
  }

  if (options.size === 0) return fault("empty", { text: "", line: 1, column: 1 });
  const graph = [...options].map(([name, found]) => ({ name, options: [...found] }));
  const cycle = findCycle(graph);
  if (cycle === undefined) return { kind: "graph", graph };
  const closing = places.get(`${cycle.at(-1)} ${cycle[0]}`) ?? { line: 1, column: 1 };
  return fault("cycle", { ...closing, text: [...cycle, cycle[0]].join(" → ") });
}

const wordsOf = (content: string, line: number): Word[] =>
  [...content.matchAll(/:|[^\s:,]+/g)].map(({ 0: text, index }) => ({
    text,
    line,
    column: index + 1,
  }));

const isName = ({ text }: Word): boolean =>
  /^[\p{L}\p{N}_]+$/u.test(text) && text.length <= EDGE_LIST_LIMITS.longest;

const fault = (name: EdgeListFault["fault"], { text, line, column }: Word): EdgeListFault => ({
  kind: "fault",
  fault: name,
  found: text,
  before: 0,
  line,
  column,
});
