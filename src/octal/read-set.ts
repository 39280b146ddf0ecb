import { quote, type Cursor } from "./cursor.ts";
import { SUBTRACTION_DIGIT, type CodeLaw, type HeapLaw } from "./law.ts";

/** Returns the law of a game in which a move takes one of these increasing numbers or, with `allBut`, any other. */
function lawOf(numbers: readonly number[], allBut: boolean): CodeLaw {
  const last = numbers.at(-1) ?? 0;
  const listed = new Set(numbers);
  const others = Array.from({ length: last }, (_, at) => at + 1).filter((n) => !listed.has(n));
  const takes = (allBut ? others : numbers).map((stones) => ({ stones, ...SUBTRACTION_DIGIT }));
  return {
    kind: "code",
    takes,
    ...(allBut && { onward: { from: last + 1, leaves: [SUBTRACTION_DIGIT] } }),
  };
}

/** Maximum number in a set, and maximum count of numbers. */
const MAX_NUMBER = 1_000_000;
const MAX_COUNT = 10_000;

/** Maximum number in a set of excluded numbers, because the law lists all numbers up to it. */
const MAX_LEFT_OUT = 10_000;

/** Maximum n of “powers of n”. */
const MAX_BASE = 1000;

/** A law, and its set in the shortest form. */
interface ReadSet {
  readonly law: HeapLaw;
  readonly text: string;
}

/**
 * Reads a subtraction set (`{1,3,4}`, `{1..5}`, `{1,3,..,9}`, `{squares}`) or a set of excluded numbers (`!{2}`).
 *
 * @throws {InputError} at the first fault
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
  if (allBut && (numbers.at(-1) ?? 0) > MAX_LEFT_OUT)
    cursor.fail("tooFar", { most: MAX_LEFT_OUT }, start);
  return { law: lawOf(numbers, allBut), text: `${allBut ? "!" : ""}{${numbers.join(",")}}` };
}

/** The rules by name. The word "numbers" may follow, and "square numbers" are squares. */
const RULES: Readonly<Record<string, HeapLaw>> = {
  squares: { kind: "rule", rule: { name: "squares" } },
  cubes: { kind: "rule", rule: { name: "cubes" } },
  primes: { kind: "rule", rule: { name: "primes" } },
  fibonacci: { kind: "rule", rule: { name: "fibonacci" } },
  triangular: { kind: "rule", rule: { name: "triangular" } },
  divisors: { kind: "divisors" },
};

/** The names of all rules, for the message about an unknown rule. */
const RULE_NAMES = [...Object.keys(RULES), "powers of 2"].join(", ");

function readRule(cursor: Cursor, open: number): ReadSet {
  const { at } = cursor;
  const words = cursor.take(/[^{}+]*/y) ?? "";
  if (cursor.next === "") cursor.fail("braceOpen", {}, open);
  const name = words.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const of = Number(/^powers of (\d+)$/.exec(name)?.[1]);
  if (cursor.next === "}" && of >= 2 && of <= MAX_BASE) {
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

/** Reads the numbers up to the closing brace; returns each once, in increasing order. */
function readNumbers(cursor: Cursor, open: number): number[] {
  const numbers = new Set<number>();
  let [before, last]: [number | undefined, number | undefined] = [undefined, undefined];
  let count = 0;
  const add = (number: number, at: number): void => {
    numbers.add(number);
    if (++count > MAX_COUNT) cursor.fail("tooManyNumbers", { most: MAX_COUNT }, at);
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
      // After a comma, the two previous numbers define the step; otherwise the step is 1.
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

/** Reads an integer from 1 to MAX_NUMBER. */
function readNumber(cursor: Cursor): number {
  const { at } = cursor;
  const word = cursor.take(/(?:[^\s,.{}…]|\.(?!\.))*/uy) ?? "";
  const number = Number(word);
  if (!/^\d+$/.test(word) || number < 1 || number > MAX_NUMBER)
    cursor.fail("number", { found: quote(word || cursor.next), most: MAX_NUMBER }, at);
  return number;
}
