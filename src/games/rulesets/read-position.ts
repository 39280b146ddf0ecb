import { checkNatural } from "../theory/numbers.ts";
import { InputError, type Fault } from "../theory/input-error.ts";
import { itemAt } from "../theory/item-at.ts";
import type { Rules, HeapPosition } from "../theory/ruleset.ts";

/**
 * Accepts arrays of integers 0 … 2^53 − 1; a sparse array is refused, too.
 *
 * @throws {TypeError} when it is no array, or holds what is not a number.
 * @throws {RangeError} when a number is not such an integer. `task` and `what` are for the message.
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

/** Two numbers that belong together: a place on a grid, an edge, the sides of a sheet. */
export type Pair = readonly [number, number];

/**
 * Accepts arrays of pairs. `one` is what a pair is called, `what` what its numbers are.
 *
 * @throws {TypeError | RangeError} as {@link checkNumbers}, and for an item that is not two numbers.
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

/** No position lists more options than this, since longer lists could exhaust the memory. */
const MOST_OPTIONS = 1_000_000;

/**
 * Checks the number of options of a position before they are listed.
 *
 * @throws {RangeError} when `count` is more than 1 000 000.
 */
export function refuseLongList(game: string, count: number): void {
  if (count <= MOST_OPTIONS) return;
  throw new RangeError(
    `Cannot list options in ${game}: there must be at most ${MOST_OPTIONS}, current value is ${count}`,
  );
}

/** The options of a position, or undefined if there are too many for the game to list. */
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
 * Reads whole numbers 0 … 2^53 − 1, separated by white space or commas. `what` is the id of the fault for any other word.
 *
 * @throws {InputError} at the first word that is no such number, with its line and column.
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

/** What white space and commas separate. */
const WORDS = /[^\s,]+/g;

const isNatural = (word: string): boolean =>
  /^\d+$/.test(word) && Number.isSafeInteger(Number(word));

/**
 * Reads pairs of whole numbers, such as `0-1`, separated by white space or commas.
 *
 * @param joint what stands between the two numbers; where it is a comma, only white space separates pairs
 * @throws {InputError} at the first word that is no such pair: `fault` gets it in quotation marks.
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

/** The line and column of an offset, which counts UTF-16 code units. Both count from 1, the column in characters. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return {
    line: lines.length,
    column: Array.from(itemAt(lines, lines.length - 1)).length + 1,
  };
}

/** An error with the line and column of an offset, which counts UTF-16 code units. */
export function faultAt(text: string, offset: number, fault: Fault): InputError {
  const { line, column } = placeOf(text, offset);
  return new InputError(fault, line, column);
}

/** The same with the place of the word that has this index among those that `words` matches. */
export const faultAtWord = (text: string, word: number, fault: Fault, words = WORDS): InputError =>
  faultAt(text, itemAt([...text.matchAll(words)], word).index, fault);

/**
 * What `read` finds in each part of a text, where a slash ends a part; an empty text has no part.
 *
 * @param read gets the part and its index
 * @throws {InputError} that `read` throws, with its line and column in the whole text
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

/** @throws {InputError} when the sum of the numbers is above 2^53 − 1. */
export function refuseLargeTotal(text: string, numbers: readonly number[]): void {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  if (!Number.isSafeInteger(total))
    throw faultAt(text, 0, { id: "total", values: { found: total } });
}

/** Heap sizes, separated by spaces: `3 4 5`. No heap is the empty text. */
export function printHeaps(position: HeapPosition): string {
  return typeof position === "number" ? String(position) : position.join(" ");
}

/**
 * Reads heap sizes, integers 0 … 2^53 − 1, separated by white space or commas.
 *
 * @throws {InputError} at the first size that is none, with its line and column.
 * @example
 * parseHeaps("3 4 5"); // [3, 4, 5]
 */
export function parseHeaps(text: string): readonly number[] {
  return readNumbers(text, "heapSize");
}

/**
 * The notation of positions that are two numbers: `3 4`.
 *
 * @param rule what the position must be, in English; `fault` says the same of a text
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

/** The notation of games of two heaps whose order does not matter. */
export const twoHeaps = {
  ...twoNumbers("read heaps", "size", "two heaps", "twoHeaps"),
  key: ([a, b]: Pair) => (a < b ? `${a} ${b}` : `${b} ${a}`),
};
