import { findCycle, type NamedPosition } from "../games/theory/finite-graph.ts";
import { ofKey } from "../games/theory/item-at.ts";
import { lawOf, printCode, readCode } from "./code.ts";
import { Cursor, quote } from "./cursor.ts";
import type { HeapLaw } from "./law.ts";
import { namedGames, textOfName } from "./named-games.ts";
import { readSet } from "./read-set.ts";

/** A game of heaps, each of which moves alone. */
export interface HeapGame {
  readonly kind: "heaps";
  /** The game as its address says it; reading it gives the same game. */
  readonly text: string;
  readonly law: HeapLaw;
}

/** Several games side by side; a move is a move in one of them. */
export interface SumGame {
  readonly kind: "sum";
  readonly text: string;
  readonly parts: readonly HeapGame[];
}

/** A finite game, drawn as a graph. Play need not end in it. */
export interface GraphGame {
  readonly kind: "graph";
  readonly text: string;
  /** Each position once, options included. */
  readonly nodes: readonly NamedPosition[];
  /** One cycle in the order of play, if there is any: then positions have outcomes, and no Grundy values. */
  readonly cycle?: readonly string[];
}

/** A game of the laboratory, read from a line such as `0.77`, `4.[3]`, `4!.0`, `{1,3,4}`, `Kayles`, `0.77 + {1,2}`, `graph a>b b>c`. */
export type LabGame = HeapGame | SumGame | GraphGame;

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
function readGraph(cursor: Cursor): GraphGame {
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
      for (const name of from) {
        const known = ofKey(options, name);
        moves -= known.size;
        for (const option of to) known.add(option);
        moves += known.size;
      }
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

/** Each position before its options are listed, in the order in which `printGraph` names them first. */
function inOrderOfPlay(options: ReadonlyMap<string, ReadonlySet<string>>): NamedPosition[] {
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

function printGraph(nodes: readonly NamedPosition[]): string {
  const named = new Set<string>();
  const messages = nodes.flatMap(({ name, options }) => {
    const isNew = !named.has(name);
    for (const each of [name, ...options]) named.add(each);
    if (options.length > 0) return [`${name}>${options.join(",")}`];
    return isNew ? [name] : [];
  });
  return `graph ${messages.join(" ")}`;
}

/** The most characters of a game, and the most games of a sum. */
const LONGEST = 20_000;
const MOST_PARTS = 8;

const EXAMPLES = { code: "0.77", set: "{1,3,4}", graph: "graph a>b b>c" } as const;

/**
 * Reads a game from a line of text: a take-and-break code (`0.77`, `4.[3]`, `4!.0`), a subtraction set (`{1,3,4}`, `!{2}`,
 * `{squares}`), a name (`Kayles`), several of them with `+` between, or a graph by its moves (`graph a>b b>c`).
 *
 * `text` of the result is the shortest form of the same game; it reads as the same game again.
 *
 * @param text of at most 20 000 characters
 * @cost O(text), and O(numbers) where a range lists them, at most 10 000.
 * @throws {InputError} at the first character that is wrong; its `fault` is an id of `src/i18n/en/laboratory-faults.ts`.
 * @example
 * readGame("Kayles").text; // "0.77"
 * readGame("{4, 1, 3}").text; // "{1,3,4}"
 */
export function readGame(text: string): LabGame {
  const cursor = new Cursor(text);
  if (text.length > LONGEST) cursor.fail("tooLong", { most: LONGEST }, LONGEST);
  cursor.skipSpaces();
  if (cursor.next === "") cursor.fail("nothing", EXAMPLES);
  const word = /graph(?![\p{L}\p{N}])/iuy;
  if (cursor.take(word) !== undefined) return readGraph(cursor);

  const parts: HeapGame[] = [];
  do {
    cursor.skipSpaces();
    if (cursor.next === "") cursor.fail("nothingAdded");
    if (parts.length === MOST_PARTS) cursor.fail("tooManyGames", { most: MOST_PARTS });
    const { at } = cursor;
    if (cursor.take(word) !== undefined) cursor.fail("graphInSum", {}, at);
    parts.push(readPart(cursor));
    cursor.skipSpaces();
  } while (cursor.take(/\+/y) !== undefined);
  if (cursor.next !== "") cursor.fail("afterGame", { found: cursor.word });
  const written = parts.map((part) => part.text).join(" + ");
  // What is made of a game reads its text again.
  if (written.length > LONGEST) cursor.fail("tooLongWritten", { most: LONGEST }, 0);
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

/** Words that may stand around the numbers of a set. */
const AROUND = /\b(?:a|and|from|heap|move|or|remove|set|stones?|subtract|takes?|to)\b/g;

/**
 * The game that may be meant by a text that is none: a set by a list of numbers, a code by digits without a point. Undefined
 * where nothing is near.
 *
 * @example
 * suggestGame("1,4,6"); // "{1,4,6}"
 * suggestGame("take 1 or half"); // undefined
 */
export function suggestGame(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === "" || plain.length > 200) return undefined;
  const rest = plain.replace(AROUND, " ");
  const numbers = rest.match(/\d+/g) ?? [];
  const isList = /^[\s\d,;/()[\]{}]*$/.test(rest) && (numbers.length > 1 || rest !== plain);
  const meant = [isList && `{${numbers.join(",")}}`, /^\d+$/.test(plain) && `0.${plain}`];
  for (const game of meant) {
    try {
      if (typeof game === "string") return readGame(game).text;
    } catch {
      // Not a game either.
    }
  }
  return undefined;
}
