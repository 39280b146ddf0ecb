import { findCycle } from "../../../src/games/theory/finite-graph.ts";
import type { Phrase } from "../../../src/i18n/fill.ts";
import type { GameGraph } from "../../charts/game-graph.ts";

/** Maximum numbers of positions and moves that are drawn. A larger graph is illegible. */
export const DRAWN_LIMITS = { positions: 40, moves: 160 } as const;

/** The graph of an edge list, or its first fault with line and column, which count from 1. */
type EdgeList =
  | { readonly graph: GameGraph }
  | { readonly fault: Phrase; readonly line: number; readonly column: number };

/** Maximum length of a name in characters, and maximum number of positions. */
const EDGE_LIST_LIMITS = { longest: 6, most: 40 } as const;

interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Parses a game graph. Each line contains a position, a colon, and its options, separated by spaces or commas. A name that
 * occurs only as an option is a terminal position; empty lines and repeated options are ignored. The nodes are in the
 * order of their first occurrence.
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
    if (before !== undefined) return fault("twice", head, { before: before.line });
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
  if (cycle === undefined) return { graph };
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

/** The message contains the invalid word or, for a cycle, its positions in the order of play, `b → d → b`. */
const fault = (id: string, { text, line, column }: Word, values = {}): EdgeList => ({
  fault: { id, values: { ...values, ...EDGE_LIST_LIMITS, found: text } },
  line,
  column,
});
