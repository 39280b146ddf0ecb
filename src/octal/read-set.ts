import { quote, type Cursor } from "./cursor.ts";
import { NOTHING, TAKEN, type CodeLaw, type HeapLaw } from "./law.ts";

/** Numbers from `start` on in steps, for ever. */
interface Progression {
  readonly start: number;
  readonly step: number;
}

/** A set of numbers of stones: some, and those of a progression. */
interface NumberSet {
  /** In increasing order, none of them in the progression. */
  readonly numbers: readonly number[];
  readonly onward?: Progression;
}

/** The same set with as many of its numbers as possible in the progression. */
function shortest(numbers: readonly number[], onward: Progression | undefined): NumberSet {
  if (onward === undefined) return { numbers };
  const { step } = onward;
  let { start } = onward;
  const known = new Set(numbers);
  while (known.has(start - step)) start -= step;
  const left = numbers.filter((number) => number < start || (number - start) % step > 0);
  return { numbers: left, onward: { start, step } };
}

/** A set as `readSet` reads it, without its braces. */
function printSet({ numbers, onward }: NumberSet): string {
  const first = numbers.join(",");
  if (onward === undefined) return first;
  const { start, step } = onward;
  if (numbers.length === 0 && step === 2 && start < 3) return start === 1 ? "odd" : "even";
  const tail = step === 1 ? `${start}..` : `${start},${start + step},..`;
  return first === "" ? tail : `${first},${tail}`;
}

/** The law of a game in which a move may take any number of the set; or, if `allBut`, any other. */
function lawOf({ numbers, onward }: NumberSet, allBut: boolean): CodeLaw {
  if (!allBut && onward === undefined) {
    return { kind: "code", takes: numbers.map((stones) => ({ stones, ...TAKEN })) };
  }
  const listed = new Set(numbers);
  const { start, step } = onward ?? { start: Infinity, step: 1 };
  const last = Math.max(numbers.at(-1) ?? 0, onward ? start - 1 : 0);
  const isMove = (n: number): boolean =>
    (listed.has(n) || (n >= start && (n - start) % step === 0)) !== allBut;
  const takes = Array.from({ length: last }, (_, at) => at + 1).filter(isMove);
  const leaves = Array.from({ length: step }, (_, at) => (isMove(last + 1 + at) ? TAKEN : NOTHING));
  return {
    kind: "code",
    takes: takes.map((stones) => ({ stones, ...TAKEN })),
    ...(leaves.includes(TAKEN) && { onward: { from: last + 1, leaves } }),
  };
}

/** The largest number that a set may have, and the most numbers. */
const LARGEST = 1_000_000;
const MOST_NUMBERS = 10_000;

/** The largest number where a set says what a move may not take, or goes on for ever: the law lists all up to it. */
const FARTHEST = 10_000;

/** The largest n of “powers of n”. */
const LARGEST_BASE = 1000;

/** A law, and the set in its shortest form. */
interface ReadSet {
  readonly law: HeapLaw;
  readonly text: string;
}

/**
 * Reads a subtraction set: `{1,3,4}`, `{1..5}`, `{3..}`, `{1,3,..}`, `{squares}`, and with `!` before it all other numbers.
 *
 * @throws {InputError} at the first thing that is wrong
 */
export function readSet(cursor: Cursor): ReadSet {
  const start = cursor.at;
  const allBut = cursor.take(/!/y) !== undefined;
  const mark = allBut ? "!" : "";
  const open = cursor.at++;
  cursor.skipSpaces();
  if (/\p{L}/u.test(cursor.next)) {
    const { law, text } = readRule(cursor, open, allBut, start);
    return { law, text: `${mark}{${text}}` };
  }
  const set = readNumbers(cursor, open);
  if (set.numbers.length === 0 && set.onward === undefined && !allBut)
    cursor.fail("emptySet", {}, open);
  cursor.at++;
  const far = Math.max(
    set.numbers.at(-1) ?? 0,
    set.onward ? set.onward.start + set.onward.step : 0,
  );
  if ((allBut || set.onward) && far > FARTHEST) cursor.fail("tooFar", { most: FARTHEST }, start);
  return { law: lawOf(set, allBut), text: `${mark}{${printSet(set)}}` };
}

/** The rules by their words: "numbers" may stand behind them, and "square numbers" are squares. */
const RULES: Readonly<Record<string, HeapLaw | Progression>> = {
  squares: { kind: "rule", rule: { name: "squares" }, allBut: false },
  cubes: { kind: "rule", rule: { name: "cubes" }, allBut: false },
  primes: { kind: "rule", rule: { name: "primes" }, allBut: false },
  fibonacci: { kind: "rule", rule: { name: "fibonacci" }, allBut: false },
  triangular: { kind: "rule", rule: { name: "triangular" }, allBut: false },
  odd: { start: 1, step: 2 },
  even: { start: 2, step: 2 },
  divisors: { kind: "divisors" },
};

/** Every rule as it is written, for a reader who has asked for another one. */
const RULE_NAMES = [...Object.keys(RULES), "powers of 2"].join(", ");

function readRule(cursor: Cursor, open: number, allBut: boolean, start: number): ReadSet {
  const { at } = cursor;
  const words = cursor.take(/[^{}+]*/y) ?? "";
  if (cursor.next === "") cursor.fail("braceOpen", {}, open);
  const name = words.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const of = Number(/^powers of (\d+)$/.exec(name)?.[1]);
  if (cursor.next === "}" && of >= 2 && of <= LARGEST_BASE) {
    cursor.at++;
    return { law: { kind: "rule", rule: { name: "powers", of }, allBut }, text: `powers of ${of}` };
  }
  const short = name.replace(/ numbers$/, "");
  const text = Object.hasOwn(RULES, short) ? short : `${short}s`;
  const rule = Object.hasOwn(RULES, text) ? RULES[text] : undefined;
  if (rule === undefined || cursor.next !== "}")
    cursor.fail("unknownRule", { found: quote(words.trim()), rules: RULE_NAMES }, at);
  cursor.at++;
  if ("start" in rule) return { law: lawOf({ numbers: [], onward: rule }, allBut), text };
  if (rule.kind === "rule") return { law: { ...rule, allBut }, text };
  if (allBut) cursor.fail("divisorsOnly", {}, start);
  return { law: rule, text };
}

/** The numbers up to the closing brace. */
function readNumbers(cursor: Cursor, open: number): NumberSet {
  const numbers = new Set<number>();
  let onward: Progression | undefined;
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
      const end = /[}]|^$/.test(cursor.next) ? undefined : readNumber(cursor);
      if (end === undefined) onward = { start: last, step };
      else if (end < last || (end - last) % step > 0) cursor.fail("steps", {}, at);
      else for (let number = last; number <= end; number += step) add(number, at);
      [before, last] = [undefined, end];
    }
    cursor.skipSpaces();
  }
  return shortest(
    [...numbers].sort((a, b) => a - b),
    onward,
  );
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
