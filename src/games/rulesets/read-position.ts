import { checkNatural } from "../theory/numbers.ts";
import { InputError, type Fault } from "../theory/input-error.ts";
import { itemAt } from "../theory/item-at.ts";
import type { Rules, HeapPosition } from "../theory/ruleset.ts";

/**
 * Accepts arrays of integers 0 … 2^53 − 1, and rejects sparse arrays. `task` and `what` are used in the message.
 *
 * @throws {TypeError} if the position is not an array, or an item is not a number.
 * @throws {RangeError} if a number is not an integer 0 … 2^53 − 1.
 */
export function checkNumbers(
  task: string,
  what: string,
  position: unknown,
): asserts position is readonly number[] {
  if (!Array.isArray(position)) {
    throw new TypeError(
      `Cannot ${task}: position must be an array of numbers, current value is ${typeof position}`,
    );
  }
  for (let index = 0; index < position.length; index++) checkNatural(task, what, position[index]);
}

/** A pair of numbers: a place on a grid, an edge, the sides of a sheet. */
export type Pair = readonly [number, number];

/**
 * Accepts arrays of pairs. In messages, `one` names a pair and `what` names a number of it.
 *
 * @throws {TypeError | RangeError} as {@link checkNumbers}, and for an item that is not a pair of numbers.
 */
export function checkPairs(
  task: string,
  one: string,
  what: string,
  pairs: unknown,
): asserts pairs is readonly Pair[] {
  if (!Array.isArray(pairs)) {
    throw new TypeError(
      `Cannot ${task}: it must be an array of pairs, current value is ${typeof pairs}`,
    );
  }
  for (const pair of pairs as unknown[]) {
    checkNumbers(task, what, pair);
    if (pair.length === 2) continue;
    throw new TypeError(
      `Cannot ${task}: ${one} must be two numbers, current value is ${pair.length}`,
    );
  }
}

/** Maximum number of options listed for a position; longer lists could exhaust the memory. */
const MAX_OPTIONS = 1_000_000;

/**
 * Checks the number of options of a position before they are listed.
 *
 * @throws {RangeError} if `count` is greater than 1 000 000.
 */
export function checkOptionCount(game: string, count: number): void {
  if (count <= MAX_OPTIONS) return;
  throw new RangeError(
    `Cannot list options in ${game}: there must be at most ${MAX_OPTIONS}, current value is ${count}`,
  );
}

/** Returns the options of a position, or undefined if there are too many for the game to list. */
export function listedOptions<Position>(
  rules: Rules<Position>,
  position: Position,
): readonly Position[] | undefined {
  try {
    return rules.options(position);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Reads integers 0 … 2^53 − 1, separated by white space or commas. `what` is the id of the fault for any other word.
 *
 * @throws {InputError} at the first word that is not such an integer, with its line and column.
 * @example
 * readNumbers("3, 4 5", "heapSize"); // [3, 4, 5]
 */
export function readNumbers(
  text: string,
  what: "heapSize" | "square" | "stones" | "coins" | "coin" | "vertex",
): readonly number[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => {
    if (isNatural(word)) return Number(word);
    throw faultAt(text, index, { id: what, values: { found: JSON.stringify(word) } });
  });
}

/** Matches the words that white space and commas separate. */
const WORDS = /[^\s,]+/g;

const isNatural = (word: string): boolean =>
  /^\d+$/.test(word) && Number.isSafeInteger(Number(word));

/**
 * Reads pairs of integers 0 … 2^53 − 1, such as `0-1`, separated by white space or commas.
 *
 * @param joint the text between the two numbers; if it is a comma, only white space separates pairs
 * @param fault returns the fault for a word that is not a pair, from the word in quotation marks
 * @throws {InputError} at the first word that is not such a pair.
 * @example
 * readPairs("0-1 1-2", "-", (found) => ({ id: "edge", values: { found } })); // [[0, 1], [1, 2]]
 */
export function readPairs(
  text: string,
  joint: string,
  fault: (found: string) => Fault,
): readonly Pair[] {
  return [...text.matchAll(joint === "," ? /\S+/g : WORDS)].map(({ 0: word, index }): Pair => {
    const [first = "", second = "", ...more] = word.split(joint);
    if (more.length === 0 && isNatural(first) && isNatural(second))
      return [Number(first), Number(second)];
    throw faultAt(text, index, fault(JSON.stringify(word)));
  });
}

/** Returns the line and column of an offset in UTF-16 code units. Both count from 1, the column in characters. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return {
    line: lines.length,
    column: Array.from(itemAt(lines, lines.length - 1)).length + 1,
  };
}

/** Returns an error with the line and column of an offset in UTF-16 code units. */
export function faultAt(text: string, offset: number, fault: Fault): InputError {
  const { line, column } = placeOf(text, offset);
  return new InputError(fault, line, column);
}

/** Returns an error with the line and column of the word with this index among the matches of `words`. */
export const faultAtWord = (text: string, word: number, fault: Fault, words = WORDS): InputError =>
  faultAt(text, itemAt([...text.matchAll(words)], word).index, fault);

/**
 * Splits a text at slashes and reads each part; an empty text has no parts.
 *
 * @param read reads a part, given its text and index
 * @throws {InputError} if `read` throws one; line and column refer to the whole text
 */
export function readParts<Found>(
  text: string,
  read: (part: string, index: number) => Found,
): readonly Found[] {
  if (text.trim() === "") return [];
  let next = 0;
  return text.split("/").map((part, index) => {
    const from = next;
    next += part.length + 1;
    try {
      return read(part, index);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const start = placeOf(text, from);
      const column = error.line === 1 ? start.column + error.column - 1 : error.column;
      throw new InputError(error.fault, start.line + error.line - 1, column);
    }
  });
}

/** @throws {InputError} if the sum of the numbers is greater than 2^53 − 1. */
export function checkTotal(text: string, numbers: readonly number[]): void {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  if (!Number.isSafeInteger(total))
    throw faultAt(text, 0, { id: "total", values: { found: total } });
}

/** Returns the heap sizes, separated by spaces: `3 4 5`. Without heaps, the result is the empty string. */
export function printHeaps(position: HeapPosition): string {
  return typeof position === "number" ? String(position) : position.join(" ");
}

/**
 * Reads heap sizes, integers 0 … 2^53 − 1, separated by white space or commas.
 *
 * @throws {InputError} at the first word that is not a heap size, with its line and column.
 * @example
 * parseHeaps("3 4 5"); // [3, 4, 5]
 */
export function parseHeaps(text: string): readonly number[] {
  return readNumbers(text, "heapSize");
}

/**
 * The notation of positions that consist of two numbers: `3 4`.
 *
 * @param rule the required contents of a position, in English; `fault` is the id of the same message for a text
 */
export const twoNumbers = (
  task: string,
  what: string,
  rule: string,
  fault: "twoHeaps" | "heapAndLimit",
) => ({
  check(position: unknown): void {
    checkNumbers(task, what, position);
    if (position.length === 2) return;
    throw new TypeError(
      `Cannot ${task}: there must be ${rule}, current value is an array of ${position.length}`,
    );
  },
  print: (position: Pair) => position.join(" "),
  parse(text: string): Pair {
    const [a, b, ...more] = readNumbers(text, "heapSize");
    if (a !== undefined && b !== undefined && more.length === 0) return [a, b];
    throw faultAt(text, 0, { id: fault, values: { found: JSON.stringify(text) } });
  },
});

/** The notation of games with two unordered heaps. */
export const twoHeaps = {
  ...twoNumbers("read heaps", "size", "two heaps", "twoHeaps"),
  key: ([a, b]: Pair) => (a < b ? `${a} ${b}` : `${b} ${a}`),
};
