import { findCycle, type NamedPosition } from "../games/theory/finite-graph.ts";
import { ofKey } from "../games/theory/item-at.ts";
import { lawOf, printCode, readCode } from "./code.ts";
import { Cursor, quote } from "./cursor.ts";
import type { HeapLaw } from "./law.ts";
import { namedGames, textOfName } from "./named-games.ts";
import { readSet } from "./read-set.ts";

/** A game of independent heaps. */
export interface HeapGame {
  readonly kind: "heaps";
  /** The canonical text of the game, as in its URL; reading it gives the same game. */
  readonly text: string;
  readonly law: HeapLaw;
}

/** A sum of games; a move is a move in one of them. */
export interface SumGame {
  readonly kind: "sum";
  readonly text: string;
  readonly parts: readonly HeapGame[];
}

/** A finite game as a graph, which may have cycles. */
export interface GraphGame {
  readonly kind: "graph";
  readonly text: string;
  /** Each position once, including the options. */
  readonly nodes: readonly NamedPosition[];
  /** A cycle in the order of play, if there is one: then positions have outcomes, but not Grundy values. */
  readonly cycle?: readonly string[];
}

/** A game of the laboratory, such as `0.77`, `4.[3]`, `4!.0`, `{1,3,4}`, `Kayles`, `0.77 + {1,2}`, `graph a>b b>c`. */
export type LabGame = HeapGame | SumGame | GraphGame;

/** Maximum numbers of positions and moves of a graph, and of characters of a name. */
const MAX_NODES = 1000;
const MAX_MOVES = 10_000;
const MAX_NAME = 12;

/**
 * Reads the moves of a graph up to the end of the text: `a>b b>c`, several options as `a>b,c`, a path as `a>b>c`, and a
 * position without moves as its name alone. Each move counts once.
 *
 * @throws {InputError} at the first fault
 */
function readGraph(cursor: Cursor): GraphGame {
  const options = new Map<string, Set<string>>();
  let moves = 0;
  const node = (): string => {
    const { at } = cursor;
    const name = readName(cursor);
    if (!options.has(name)) options.set(name, new Set());
    if (options.size > MAX_NODES) cursor.fail("tooManyNodes", { most: MAX_NODES }, at);
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
      for (const name of from) {
        const known = ofKey(options, name);
        moves -= known.size;
        for (const option of to) known.add(option);
        moves += known.size;
      }
      if (moves > MAX_MOVES) cursor.fail("tooManyMoves", { most: MAX_MOVES });
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
  if (name !== undefined && Array.from(name).length <= MAX_NAME) return name;
  cursor.at = at;
  cursor.fail("nodeName", { found: quote(name ?? cursor.next), most: MAX_NAME });
}

/** Lists the positions in breadth-first order, in which `printGraph` first names them. */
function inOrderOfPlay(options: ReadonlyMap<string, ReadonlySet<string>>): NamedPosition[] {
  const visited = new Set<string>();
  for (const start of options.keys()) {
    if (visited.has(start)) continue;
    const queue = [start];
    visited.add(start);
    for (const name of queue) {
      for (const option of ofKey(options, name)) {
        if (!visited.has(option)) queue.push(option);
        visited.add(option);
      }
    }
  }
  return [...visited].map((name) => ({ name, options: [...ofKey(options, name)] }));
}

function printGraph(nodes: readonly NamedPosition[]): string {
  const named = new Set<string>();
  const segments = nodes.flatMap(({ name, options }) => {
    const isNew = !named.has(name);
    for (const each of [name, ...options]) named.add(each);
    if (options.length > 0) return [`${name}>${options.join(",")}`];
    return isNew ? [name] : [];
  });
  return `graph ${segments.join(" ")}`;
}

/** Maximum number of characters of a game, and of games of a sum. */
const MAX_LENGTH = 20_000;
const MAX_PARTS = 8;

const EXAMPLES = { code: "0.77", set: "{1,3,4}", graph: "graph a>b b>c" } as const;

/**
 * Reads a game from a line of text: a take-and-break code (`0.77`, `4.[3]`, `4!.0`), a subtraction set (`{1,3,4}`,
 * `!{2}`, `{squares}`), a name (`Kayles`), several of these joined by `+`, or the moves of a graph (`graph a>b b>c`).
 *
 * `text` of the result is the shortest form of the game; reading it gives the same game.
 *
 * @param text a line of at most 20 000 characters
 * @cost O(text), and O(numbers) for the numbers in ranges, at most 10 000.
 * @throws {InputError} at the first character that is wrong; its `fault` is an id of
 * `src/i18n/en/laboratory-faults.ts`.
 * @example
 * readGame("Kayles").text; // "0.77"
 * readGame("{4, 1, 3}").text; // "{1,3,4}"
 */
export function readGame(text: string): LabGame {
  const cursor = new Cursor(text);
  if (text.length > MAX_LENGTH) cursor.fail("tooLong", { most: MAX_LENGTH }, MAX_LENGTH);
  cursor.skipSpaces();
  if (cursor.next === "") cursor.fail("nothing", EXAMPLES);
  const word = /graph(?![\p{L}\p{N}])/iuy;
  if (cursor.take(word) !== undefined) return readGraph(cursor);

  const parts: HeapGame[] = [];
  do {
    cursor.skipSpaces();
    if (cursor.next === "") cursor.fail("nothingAdded");
    if (parts.length === MAX_PARTS) cursor.fail("tooManyGames", { most: MAX_PARTS });
    const { at } = cursor;
    if (cursor.take(word) !== undefined) cursor.fail("graphInSum", {}, at);
    parts.push(readPart(cursor));
    cursor.skipSpaces();
  } while (cursor.take(/\+/y) !== undefined);
  if (cursor.next !== "") cursor.fail("afterGame", { found: cursor.word });
  const written = parts.map((part) => part.text).join(" + ");
  // Exports and links read this text again, so it must not be too long either.
  if (written.length > MAX_LENGTH) cursor.fail("tooLongWritten", { most: MAX_LENGTH }, 0);
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return { kind: "sum", text: written, parts };
}

function readPart(cursor: Cursor): HeapGame {
  const rest = cursor.text.slice(cursor.at);
  if (/^!?\{/.test(rest)) {
    const { law, text } = readSet(cursor);
    return heapGame(text, law);
  }
  if (/^(?:\d|[a-z]?[!?]?[.·]|[!?])/i.test(rest)) {
    const code = readCode(cursor);
    return heapGame(printCode(code), lawOf(code));
  }
  const { at } = cursor;
  const name = cursor.take(/\p{L}[^+]*/uy);
  if (name === undefined) cursor.fail("unknownStart", { ...EXAMPLES, found: quote(cursor.next) });
  const known = textOfName(name);
  if (known === undefined) {
    cursor.fail("unknownName", { found: quote(name.trim()), names: namedGames.join(", ") }, at);
  }
  return readPart(new Cursor(known));
}

const heapGame = (text: string, law: HeapLaw): HeapGame => ({ kind: "heaps", text, law });

/** Words that may surround the numbers of a set. */
const FILLER_WORDS = /\b(?:a|and|from|heap|move|or|remove|set|stones?|subtract|takes?|to)\b/g;

/**
 * Returns the text of the game that an invalid text may mean: a set for a list of numbers, a code for digits without a
 * point. Undefined if there is no such game.
 *
 * @example
 * suggestGame("1,4,6"); // "{1,4,6}"
 * suggestGame("take 1 or half"); // undefined
 */
export function suggestGame(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === "" || plain.length > 200) return undefined;
  const rest = plain.replace(FILLER_WORDS, " ");
  const numbers = rest.match(/\d+/g) ?? [];
  const isList = /^[\s\d,;/()[\]{}]*$/.test(rest) && (numbers.length > 1 || rest !== plain);
  const candidates = [isList && `{${numbers.join(",")}}`, /^\d+$/.test(plain) && `0.${plain}`];
  for (const game of candidates) {
    try {
      if (typeof game === "string") return readGame(game).text;
    } catch {
      // The candidate is not a game.
    }
  }
  return undefined;
}
