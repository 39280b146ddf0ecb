import { mostHeaps, type Leaves, type Parts, type Take } from "../games/theory/take-and-break.ts";
import { quote, type Cursor } from "./cursor.ts";
import type { CodeLaw } from "./law.ts";

/** The digits of a code: the digit before the point, those after it, and those that repeat indefinitely. */
export interface Code {
  readonly before: Leaves;
  readonly after: readonly Leaves[];
  readonly repeated: readonly Leaves[];
}

const MARKS: Readonly<Record<Parts, string>> = { unequal: "!", mixed: "?" };

/** Returns a digit of a code in its shortest form: `7`, `c!`. */
export const printDigit = ({ leaves, parts }: Leaves): string =>
  leaves.toString(36) + (parts === undefined ? "" : MARKS[parts]);

/** Returns the text of a code. */
export function printCode({ before, after, repeated }: Code): string {
  const digits = (list: readonly Leaves[]): string => list.map(printDigit).join("");
  const tail = repeated.length === 0 ? "" : `[${digits(repeated)}]`;
  return `${printDigit(before)}.${digits(after) + tail || "0"}`;
}

/** Maximum number of digits of a code. */
const MAX_DIGITS = 10_000;

/** Matches the first character of a digit. */
const DIGIT = /[\da-z]/i;

/** Matches a character that does not end a code. */
const UNFINISHED = /[^\s+]/;

/**
 * Reads a take-and-break code d0.d1d2d3…, in which dk defines what a move that takes k stones may leave.
 *
 * A digit 0 … 9 or a … z is the sum of 2^h for every number h of heaps that the move may leave. A mark after a digit
 * requires a relation of the heaps: `!` all different, `?` not all equal. Digits in brackets at the end repeat.
 *
 * @throws {InputError} at the first character that is wrong
 */
export function readCode(cursor: Cursor): Code {
  const before = readBefore(cursor);
  const after = readDigits(cursor);
  let repeated: Leaves[] = [];
  const open = cursor.at;
  if (after.length === 0 && !UNFINISHED.test(cursor.next))
    cursor.fail("noDigits", { right: `${printDigit(before)}.0` });
  if (cursor.take(/\[/y) !== undefined) {
    repeated = readDigits(cursor);
    if (!/^\]?$/.test(cursor.next)) failAtDigit(cursor);
    const isOpen = cursor.take(/\]/y) === undefined;
    if (repeated.length === 0 || isOpen || UNFINISHED.test(cursor.next))
      cursor.fail("brackets", {}, open);
  } else if (UNFINISHED.test(cursor.next)) {
    failAtDigit(cursor);
  }
  return shortest({ before, after, repeated });
}

/** Reads the digit before the point, and the point. */
function readBefore(cursor: Cursor): Leaves {
  const start = cursor.at;
  const digits = readPlacedDigits(cursor);
  if (cursor.take(/[.·]/y) === undefined) {
    if (UNFINISHED.test(cursor.next)) failAtDigit(cursor);
    cursor.fail("noPoint", {}, start);
  }
  const adding = digits.slice(0, -1).find(({ leaves: { leaves } }) => leaves > 0);
  if (adding) cursor.fail("addsStones", {}, adding.at);
  const last = digits.at(-1);
  if (last === undefined) return { leaves: 0 };
  if ((last.leaves.leaves & 3) !== 0) cursor.fail("takesNothing", {}, last.at);
  return last.leaves;
}

const readDigits = (cursor: Cursor): Leaves[] =>
  readPlacedDigits(cursor).map(({ leaves }) => leaves);

function readPlacedDigits(cursor: Cursor): { readonly leaves: Leaves; readonly at: number }[] {
  const digits: { leaves: Leaves; at: number }[] = [];
  while (DIGIT.test(cursor.next)) {
    const { at } = cursor;
    digits.push({ leaves: readDigit(cursor), at });
    if (digits.length > MAX_DIGITS) cursor.fail("tooManyDigits", { most: MAX_DIGITS }, at);
  }
  return digits;
}

function failAtDigit(cursor: Cursor): never {
  if (/[.·]/.test(cursor.next)) cursor.fail("secondPoint");
  cursor.fail("digit", { found: quote(cursor.next) });
}

function readDigit(cursor: Cursor): Leaves {
  const leaves = parseInt(cursor.take(/[\da-z]/iy) ?? "0", 36);
  return compared({ leaves }, cursor.take(/[!?]/y));
}

/** Returns a digit with the mark after it. Two heaps that are not equal are all different; one heap needs no mark. */
function compared(heaps: Leaves, suffix: string | undefined): Leaves {
  const most = mostHeaps(heaps);
  if (suffix === undefined || most < 2) return heaps;
  return { ...heaps, parts: suffix === "!" || most === 2 ? "unequal" : "mixed" };
}

/** Returns the code without redundant digits: zeros at the end, and a repetition that is written out or doubled. */
function shortest({ before, after, repeated }: Code): Code {
  const same = (a: Leaves | undefined, b: Leaves | undefined): boolean =>
    a !== undefined && b !== undefined && printDigit(a) === printDigit(b);
  let tail = repeated.some(({ leaves }) => leaves > 0) ? [...repeated] : [];
  const head = [...after];
  for (let length = 1; length < tail.length; length++) {
    if (tail.length % length > 0) continue;
    if (tail.every((digit, at) => same(digit, tail[at % length]))) tail = tail.slice(0, length);
  }
  while (tail.length === 0 && head.at(-1)?.leaves === 0) head.pop();
  while (same(head.at(-1), tail.at(-1))) {
    tail = [...tail.slice(-1), ...tail.slice(0, -1)];
    head.pop();
  }
  return { before, after: head, repeated: tail };
}

/** Returns the law of a code. */
export function lawOf({ before, after, repeated }: Code): CodeLaw {
  const takes = [before, ...after]
    .map((leaves, stones): Take => ({ stones, ...leaves }))
    .filter(({ leaves }) => leaves > 0);
  if (repeated.length === 0) return { kind: "code", takes };
  return { kind: "code", takes, onward: { from: after.length + 1, leaves: repeated } };
}
