import { asTakeAndBreak, type BreakLaw } from "./break-law.ts";
import { Cursor } from "./cursor.ts";
import { quote } from "./fail.ts";
import type { HeapGame, LabGame } from "./lab-game.ts";
import { namedGames, textOfName } from "./named-games.ts";
import { printCode } from "./print-code.ts";
import { lawOf, MOST_DIGITS, readCode, readDigitOfSet, withDigit } from "./read-code.ts";
import { readGraph } from "./read-graph.ts";
import { readSet } from "./read-set.ts";
import { theoremOf } from "./theorem-of.ts";

export type { LabGame } from "./lab-game.ts";

/** The most characters of a game, and the most games of a sum. */
const LONGEST = 20_000;
const MOST_PARTS = 8;

const EXAMPLES = { code: "0.77", set: "{1,3,4}", graph: "graph a>b b>c" } as const;

/**
 * Reads a game from a line of text: a take-and-break code (`0.77`, `4.[3]`, `4!.0`), a subtraction set (`{1,3,4}`, `!{2}`,
 * `{squares}`; `{1,3}:7`, whose moves may also split what is left), a name (`Kayles`), several of them with `+` between, or a graph by its moves (`graph a>b b>c`).
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
  if (/^!?\{/.test(rest) && !/^\{[^{}]*\}[\da-z*{!?=]*[.·]/i.test(rest)) {
    const { at } = cursor;
    const { law, text } = readSet(cursor);
    if (cursor.take(/\s*:/y) === undefined) return heapGame(text, law);
    return splitSet(cursor, at, law);
  }
  if (/^(?:\d|[a-z]?[!?=]?[.·]|[*{!?=])/i.test(rest)) {
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
  if (known === "treblecross") {
    const law = lawOf(readCode(new Cursor("0.007")));
    return heapGame(known, { kind: "shifted", law, by: 2 });
  }
  return readPart(new Cursor(known));
}

/** A set whose moves leave what a digit says: a code with that digit in each place of the set. */
function splitSet(cursor: Cursor, at: number, law: BreakLaw): HeapGame {
  if (law.kind !== "code") cursor.fail("listedOnly", {}, at);
  const leaves = readDigitOfSet(cursor);
  const code = withDigit(law, leaves);
  if (code.after.length > MOST_DIGITS) cursor.fail("tooManyDigits", { most: MOST_DIGITS }, at);
  return heapGame(printCode(code), lawOf(code));
}

function heapGame(text: string, law: BreakLaw): HeapGame {
  const fast = law.kind === "code" ? asTakeAndBreak(law) : undefined;
  const theorem = theoremOf(law);
  return { kind: "heaps", text, law, ...(fast && { fast }), ...(theorem && { theorem }) };
}
