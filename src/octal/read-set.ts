import { quote, type Cursor } from "./cursor.ts";
import { TAKEN, type CodeLaw, type HeapLaw } from "./law.ts";

/** The law of a game in which a move may take any of these numbers, which increase; or, if `allBut`, any other. */
function lawOf(numbers: readonly number[], allBut: boolean): CodeLaw {
  const last = numbers.at(-1) ?? 0;
  const listed = new Set(numbers);
  const others = Array.from({ length: last }, (_, at) => at + 1).filter((n) => !listed.has(n));
  const takes = (allBut ? others : numbers).map((stones) => ({ stones, ...TAKEN }));
  return { kind: "code", takes, ...(allBut && { onward: { from: last + 1, leaves: [TAKEN] } }) };
}

/** The largest number that a set may have, and the most numbers. */
const LARGEST = 1_000_000;
const MOST_NUMBERS = 10_000;

/** The largest number where a set says what a move may not take: the law lists all up to it. */
const FARTHEST = 10_000;

/** The largest n of “powers of n”. */
const LARGEST_BASE = 1000;

/** A law, and the set in its shortest form. */
interface ReadSet {
  readonly law: HeapLaw;
  readonly text: string;
}

/**
 * Reads a subtraction set: `{1,3,4}`, `{1..5}`, `{1,3,..,9}`, `{squares}`; or all numbers but some, `!{2}`.
 *
 * @throws {InputError} at the first thing that is wrong
 */
export function readSet(cursor: Cursor): ReadSet {
  const start = cursor.at;
  const allBut = cursor.take(/!/y) !== undefined;
  const open = cursor.at++;
  cursor.skipSpaces();
  if (/\p{L}/u.test(cursor.next)) {
    const { law, text } = readRule(cursor, open);
    if (allBut) cursor.fail("ruleLeftOut", { example: "!{2,3}" }, start);
    return { law, text: `{${text}}` };
  }
  const numbers = readNumbers(cursor, open);
  if (numbers.length === 0 && !allBut) cursor.fail("emptySet", {}, open);
  cursor.at++;
  if (allBut && (numbers.at(-1) ?? 0) > FARTHEST) cursor.fail("tooFar", { most: FARTHEST }, start);
  return { law: lawOf(numbers, allBut), text: `${allBut ? "!" : ""}{${numbers.join(",")}}` };
}

/** The rules by their words: "numbers" may stand behind them, and "square numbers" are squares. */
const RULES: Readonly<Record<string, HeapLaw>> = {
  squares: { kind: "rule", rule: { name: "squares" } },
  cubes: { kind: "rule", rule: { name: "cubes" } },
  primes: { kind: "rule", rule: { name: "primes" } },
  fibonacci: { kind: "rule", rule: { name: "fibonacci" } },
  triangular: { kind: "rule", rule: { name: "triangular" } },
  divisors: { kind: "divisors" },
};

/** Every rule as it is written, for a reader who has asked for another one. */
const RULE_NAMES = [...Object.keys(RULES), "powers of 2"].join(", ");

function readRule(cursor: Cursor, open: number): ReadSet {
  const { at } = cursor;
  const words = cursor.take(/[^{}+]*/y) ?? "";
  if (cursor.next === "") cursor.fail("braceOpen", {}, open);
  const name = words.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const of = Number(/^powers of (\d+)$/.exec(name)?.[1]);
  if (cursor.next === "}" && of >= 2 && of <= LARGEST_BASE) {
    cursor.at++;
    return { law: { kind: "rule", rule: { name: "powers", of } }, text: `powers of ${of}` };
  }
  const short = name.replace(/ numbers$/, "");
  const text = Object.hasOwn(RULES, short) ? short : `${short}s`;
  const rule = Object.hasOwn(RULES, text) ? RULES[text] : undefined;
  if (rule === undefined || cursor.next !== "}")
    cursor.fail("unknownRule", { found: quote(words.trim()), rules: RULE_NAMES }, at);
  cursor.at++;
  return { law: rule, text };
}

/** The numbers up to the closing brace, each once, in increasing order. */
function readNumbers(cursor: Cursor, open: number): number[] {
  const numbers = new Set<number>();
  let [before, last]: [number | undefined, number | undefined] = [undefined, undefined];
  let added = 0;
  const add = (number: number, at: number): void => {
    numbers.add(number);
    if (++added > MOST_NUMBERS) cursor.fail("tooManyNumbers", { most: MOST_NUMBERS }, at);
  };

  cursor.skipSpaces();
  for (let comma = true; cursor.next !== "}"; comma = cursor.take(/\s*,\s*/y) !== undefined) {
    const { at } = cursor;
    if (cursor.next === "") cursor.fail("braceOpen", {}, open);
    if (cursor.take(/\.\.\.?|…/y) === undefined) {
      if (!comma) cursor.fail("comma");
      const number = readNumber(cursor);
      add(number, at);
      [before, last] = [last, number];
    } else {
      // After a comma two numbers give the step, otherwise a single one begins steps of 1.
      const step = comma ? (last ?? 0) - (before ?? Infinity) : 1;
      if (last === undefined || step < 1) cursor.fail("steps", {}, at);
      cursor.take(comma ? /\s*,?\s*/y : /\s*/y);
      if (/[}]|^$/.test(cursor.next)) cursor.fail("steps", {}, at);
      const end = readNumber(cursor);
      if (end < last || (end - last) % step > 0) cursor.fail("steps", {}, at);
      for (let number = last; number <= end; number += step) add(number, at);
      [before, last] = [undefined, end];
    }
    cursor.skipSpaces();
  }
  return [...numbers].sort((a, b) => a - b);
}

/** The whole number here, within bounds. */
function readNumber(cursor: Cursor): number {
  const { at } = cursor;
  const word = cursor.take(/(?:[^\s,.{}…]|\.(?!\.))*/uy) ?? "";
  const number = Number(word);
  if (!/^\d+$/.test(word) || number < 1 || number > LARGEST)
    cursor.fail("number", { found: quote(word || cursor.next), most: LARGEST }, at);
  return number;
}
