import { itemAt } from "../games/theory/item-at.ts";
import {
  allows,
  countsOf,
  mostHeaps,
  type Leaves,
  type Parts,
  type Take,
} from "../games/theory/take-and-break.ts";
import { quote, type Cursor } from "./cursor.ts";
import { NOTHING, type CodeLaw } from "./law.ts";

/** The digits of a code: the one before the point, those behind it, and those that are repeated for ever. */
export interface Code {
  readonly before: Leaves;
  readonly after: readonly Leaves[];
  readonly repeated: readonly Leaves[];
}

const MARKS: Readonly<Record<Parts, string>> = { unequal: "!", mixed: "?", equal: "=" };

/** A digit of a code in its shortest form: `7`, `{2,3+}!`. */
export function printDigit(digit: Leaves): string {
  const { leaves, from, parts } = digit;
  const listed = [...countsOf(digit).map(String), ...(from === undefined ? [] : [`${from}+`])];
  const heaps = from === undefined && leaves < 36 ? leaves.toString(36) : `{${listed.join(",")}}`;
  return heaps + (parts === undefined ? "" : MARKS[parts]);
}

/** The shortest code of a law. */
export function printCode({ before, after, repeated }: Code): string {
  const digits = (list: readonly Leaves[]): string => list.map(printDigit).join("");
  const tail = repeated.length === 0 ? "" : `[${digits(repeated)}]`;
  return `${printDigit(before)}.${digits(after) + tail || "0"}`;
}

/** The most digits of a code. */
const MOST_DIGITS = 10_000;

/** The most heaps that a digit names, so that they are bits of a number. */
const MOST_HEAPS = 30;

/** What a digit begins with. */
const DIGIT = /[\da-z*{]/i;

/** What does not end a code. */
const MORE = /[^\s+]/;

/**
 * Reads a take-and-break code, as far as it goes: d0.d1d2d3… in which dk says what a move that takes k stones may leave.
 *
 * A digit 0 … 9 or a … z is a sum of 2^h for every number h of heaps that may be left; `{2,3}` says the same in numbers,
 * `{2+}` two and more, and `*` any number, as `{0+}`. A mark behind a digit compares the heaps: `!` all different, `?` not
 * all equal, `=` all equal. Digits in brackets at the end are repeated for ever.
 *
 * @throws {InputError} at the first character that is wrong
 */
export function readCode(cursor: Cursor): Code {
  const before = readBefore(cursor);
  const after = readDigits(cursor);
  let repeated: Leaves[] = [];
  const open = cursor.at;
  if (after.length === 0 && !MORE.test(cursor.next))
    cursor.fail("noDigits", { right: `${printDigit(before)}.0` });
  if (cursor.take(/\[/y) !== undefined) {
    repeated = readDigits(cursor);
    if (!/^\]?$/.test(cursor.next)) failAtDigit(cursor);
    const isOpen = cursor.take(/\]/y) === undefined;
    if (repeated.length === 0 || isOpen || MORE.test(cursor.next))
      cursor.fail("brackets", {}, open);
  } else if (MORE.test(cursor.next)) {
    failAtDigit(cursor);
  }
  return shortest({ before, after, repeated });
}

/** The one digit before the point, and the point. */
function readBefore(cursor: Cursor): Leaves {
  const start = cursor.at;
  const digits = readPlacedDigits(cursor);
  if (cursor.take(/[.·]/y) === undefined) {
    if (MORE.test(cursor.next)) failAtDigit(cursor);
    cursor.fail("noPoint", {}, start);
  }
  const adding = digits.slice(0, -1).find(({ leaves }) => allows(leaves));
  if (adding) cursor.fail("addsStones", {}, adding.at);
  const last = digits.at(-1);
  if (last === undefined) return NOTHING;
  const least = countsOf(last.leaves)[0] ?? last.leaves.from ?? 2;
  if (least < 2) cursor.fail("takesNothing", {}, last.at);
  return last.leaves;
}

const readDigits = (cursor: Cursor): Leaves[] =>
  readPlacedDigits(cursor).map(({ leaves }) => leaves);

function readPlacedDigits(cursor: Cursor): { readonly leaves: Leaves; readonly at: number }[] {
  const digits: { leaves: Leaves; at: number }[] = [];
  while (DIGIT.test(cursor.next)) {
    const { at } = cursor;
    digits.push({ leaves: readDigit(cursor), at });
    if (digits.length > MOST_DIGITS) cursor.fail("tooManyDigits", { most: MOST_DIGITS }, at);
  }
  return digits;
}

function failAtDigit(cursor: Cursor): never {
  if (/[.·]/.test(cursor.next)) cursor.fail("secondPoint");
  cursor.fail("digit", { found: quote(cursor.next) });
}

function readDigit(cursor: Cursor): Leaves {
  const simple = cursor.take(/[\da-z*]/iy);
  const heaps = simple === undefined ? readCounts(cursor) : heapsOf(simple);
  return compared(heaps, cursor.take(/[!?=]/y));
}

/** A digit with the mark behind it. Two heaps are all different where they are not all equal; of one nothing is asked. */
function compared(heaps: Leaves, suffix: string | undefined): Leaves {
  const most = heaps.from === undefined ? mostHeaps(heaps) : Infinity;
  if (suffix === undefined || most < 2) return heaps;
  const parts = suffix === "=" ? "equal" : suffix === "!" || most === 2 ? "unequal" : "mixed";
  return { ...heaps, parts };
}

const heapsOf = (digit: string): Leaves =>
  digit === "*" ? { leaves: 0, from: 0 } : { leaves: parseInt(digit, 36) };

/** `{2,3}`, `{0,2+}`. */
function readCounts(cursor: Cursor): Leaves {
  const open = cursor.at++;
  const counts = new Set<number>();
  let from = Infinity;
  do {
    cursor.skipSpaces();
    const at = cursor.at;
    const found = cursor.take(/\d+/y);
    if (found === undefined && cursor.next === "") cursor.fail("braceOpen", {}, open);
    if (found === undefined) cursor.fail("count", { found: cursor.word });
    const count = Number(found);
    if (count > MOST_HEAPS) cursor.fail("countTooLarge", { most: MOST_HEAPS }, at);
    if (cursor.take(/\+/y) === undefined) counts.add(count);
    else from = Math.min(from, count);
    cursor.skipSpaces();
  } while (cursor.take(/,/y) !== undefined);
  if (cursor.next === "") cursor.fail("braceOpen", {}, open);
  if (cursor.take(/\}/y) === undefined) cursor.fail("count", { found: cursor.word });
  while (counts.has(from - 1)) from--;
  const named = [...counts].filter((count) => count < from);
  const leaves = named.reduce((bits, count) => bits | (1 << count), 0);
  return from === Infinity ? { leaves } : { leaves, from };
}

/** The same code without digits that say nothing: zeros at the end, a repetition written out, or written twice. */
function shortest({ before, after, repeated }: Code): Code {
  const same = (a: Leaves | undefined, b: Leaves | undefined): boolean =>
    a !== undefined && b !== undefined && printDigit(a) === printDigit(b);
  let tail = repeated.some(allows) ? [...repeated] : [];
  const head = [...after];
  for (let length = 1; length < tail.length; length++) {
    if (tail.length % length > 0) continue;
    if (tail.every((digit, at) => same(digit, tail[at % length]))) tail = tail.slice(0, length);
  }
  while (tail.length === 0 && head.length > 0 && !allows(itemAt(head, head.length - 1))) head.pop();
  while (same(head.at(-1), tail.at(-1))) {
    tail = [...tail.slice(-1), ...tail.slice(0, -1)];
    head.pop();
  }
  return { before, after: head, repeated: tail };
}

/** The law of a code. */
export function lawOf({ before, after, repeated }: Code): CodeLaw {
  const takes = [before, ...after]
    .map((leaves, stones): Take => ({ stones, ...leaves }))
    .filter(allows);
  if (repeated.length === 0) return { kind: "code", takes };
  return { kind: "code", takes, onward: { from: after.length + 1, leaves: repeated } };
}
