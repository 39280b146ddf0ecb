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

/**
 * Reads a subtraction set: `{1,3,4}`, `{1..5}`, `{3..}`, `{1,3,..}`, `{squares}`, and with `!` before it all other numbers.
 *
 * @returns the law, and the set in its shortest form
 * @throws {InputError} at the first thing that is wrong
 */
export function readSet(cursor: Cursor): { readonly law: HeapLaw; readonly text: string } {
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

function readRule(
  cursor: Cursor,
  open: number,
  allBut: boolean,
  start: number,
): { readonly law: HeapLaw; readonly text: string } {
  const at = cursor.at;
  const words = cursor.take(/[^{}+]*/y) ?? "";
  if (cursor.next === "") cursor.fail("braceOpen", {}, open);
  const message = words.trim().toLowerCase().replaceAll(/\s+/g, " ");
  if (cursor.next !== "}")
    cursor.fail("unknownRule", { found: quote(words), rules: RULE_NAMES }, at);
  cursor.at++;
  const powers = /^powers of (\d+)$/.exec(message);
  if (powers) {
    const of = Number(powers[1]);
    if (of < 2 || of > LARGEST_BASE) cursor.fail("powersOf", { most: LARGEST_BASE }, at);
    return { law: { kind: "rule", rule: { name: "powers", of }, allBut }, text: `powers of ${of}` };
  }
  const short = message.replace(/ numbers$/, "");
  const text = Object.hasOwn(RULES, short) ? short : `${short}s`;
  const rule = Object.hasOwn(RULES, text) ? RULES[text] : undefined;
  if (rule === undefined)
    cursor.fail("unknownRule", { found: quote(words.trim()), rules: RULE_NAMES }, at);
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
    const at = cursor.at;
    if (cursor.next === "") cursor.fail("braceOpen", {}, open);
    const dots = cursor.take(/\.\.\.?|…/y);
    if (dots !== undefined) {
      const step = comma && before !== undefined && last !== undefined ? last - before : 1;
      if (last === undefined || (comma && before === undefined)) failAtDots(cursor, comma, at);
      if (step < 1) cursor.fail("decreasing", { first: before ?? 0, second: last }, at);
      cursor.take(comma ? /\s*,?\s*/y : /\s*/y);
      const end = cursor.next === "}" || cursor.next === "" ? undefined : readNumber(cursor);
      if (end === undefined) onward = { start: last, step };
      else addSteps(cursor, last, step, end, at, add);
      [before, last] = [undefined, end];
    } else {
      if (!comma) cursor.fail(/\+/.test(cursor.next) ? "plusInSet" : "comma", { digit: "{2+}" });
      const number = readNumber(cursor);
      add(number, at);
      [before, last] = [last, number];
    }
    cursor.skipSpaces();
  }
  return shortest(
    [...numbers].sort((a, b) => a - b),
    onward,
  );
}

function failAtDots(cursor: Cursor, comma: boolean, at: number): never {
  const two = { id: "twoNumbers", values: { example: "1,3,.." } };
  cursor.fail("dotsAlone", { needed: comma ? two : { id: "aNumber" } }, at);
}

function addSteps(
  cursor: Cursor,
  first: number,
  step: number,
  end: number,
  at: number,
  add: (number: number, at: number) => void,
): void {
  if (end < first) cursor.fail("rangeBackwards", { right: `${end}..${first}` }, at);
  if ((end - first) % step > 0) cursor.fail("outOfStep", { step, first, found: end }, at);
  for (let number = first; number <= end; number += step) add(number, at);
}

/** The whole number here, within bounds. */
function readNumber(cursor: Cursor): number {
  const rest = cursor.text.slice(cursor.at, cursor.at + 100);
  const word = /^[-−]?\d*(?:\.(?!\.)\d*|[^\s,.{}…])*/u.exec(rest)?.[0] ?? "";
  const found = quote(word === "" ? cursor.next : word);
  if (/^[-−]\d/.test(word)) cursor.fail("negative", { found });
  if (/^\d*\.\d*$|^\d+\/\d+$/.test(word)) cursor.fail("fraction", { found });
  if (/^\d+\+$/.test(word)) cursor.fail("plusInSet", { digit: "{2+}" });
  if (word === "" && cursor.next === ",") cursor.fail("twoCommas");
  if (!/^\d+$/.test(word)) cursor.fail("number", { found });
  const number = Number(word);
  if (number === 0) cursor.fail("zero");
  if (number > LARGEST) cursor.fail("tooLarge", { most: LARGEST });
  cursor.at += word.length;
  return number;
}
