import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";

/** The distinct numbers in increasing order. */
export const sortedSet = (numbers: Iterable<number>): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/** Numbers as a text that `readNumberText` reads again: `0, 1, 4`. */
export const numberText = (numbers: readonly number[]): string => numbers.join(", ");

/** A set as it is written: `{0, 1, 4}`. */
export const setText = (numbers: readonly number[]): string => `{${numberText(numbers)}}`;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Spaces that stand within a number: the narrow ones, and those that keep a line together. */
const NARROW = "\u00A0\u2007\u2008\u2009\u202F";

/** Stands for a separator within a number where the length of a text must stay as it is. */
const JOINT = "\u2060";

const GROUPED = new RegExp(`(?<![\\d,，])\\d{1,3}(?:[${NARROW}]\\d{3})+(?!\\d)`, "g");

/** Thousands with commas are one number in a list only where a part begins with 0: 1,048,576, but not 1,148,576. */
const WITH_COMMAS = /(?<![\d,，])[1-9]\d{0,2}(?:,\d{3})+(?!\d)/g;

/**
 * The text with a joint in place of each separator within a number, such as the narrow space in 1 048 576. No character
 * changes its place.
 */
export const joinNumbers = (text: string): string =>
  text
    .replace(GROUPED, (number) => number.replace(/\D/g, JOINT))
    .replace(WITH_COMMAS, (number) => (/,0/.test(number) ? number.replaceAll(",", JOINT) : number));

/**
 * The value of one written number, 0 … 2^53 − 1: digits, with or without joints, or a power: `2^20`, `2**20`, `2²⁰`.
 * Undefined for any other text.
 */
export function numberOfWord(word: string): number | undefined {
  const plain = word
    .replaceAll(JOINT, "")
    .replace(
      /[⁰¹²³⁴-⁹]+/g,
      (raised) => `^${raised.replace(/./g, (one) => String(SUPERSCRIPTS.indexOf(one)))}`,
    )
    .normalize("NFKC");
  const [, base, power] = /^(\d+)(?:(?:\^|\*\*)\{?(\d{1,4})\}?)?$/.exec(plain) ?? [];
  if (base === undefined) return undefined;
  const value = power === undefined ? Number(base) : Number(base) ** Number(power);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** A number that stands alone: thousands in it may also be separated by commas, apostrophes or plain spaces. */
export function numberAlone(text: string): number | undefined {
  const only = text.trim().replace(/[.。]$/, "");
  const grouped = new RegExp(`^\\d{1,3}(?:[,，'’_ ${NARROW}]\\d{3})+$`).test(only);
  return numberOfWord(grouped ? only.replace(/\D/g, "") : only);
}

/** The numbers in a text, or its first fault. Columns count characters from 1. */
export type NumberText =
  | { readonly kind: "numbers"; readonly numbers: readonly number[] }
  | {
      readonly kind: "fault";
      readonly fault: "badWord" | "badComma" | "badBrace" | "tooMany";
      readonly word: string;
      readonly column: number;
    };

/**
 * Reads whole numbers 0 … 2^53 − 1, with commas or spaces between them, the list optionally in braces. A number may be
 * written in groups or as a power: 10,000 and 2^20. An empty text, and `{}`, have no numbers.
 *
 * @param most how many numbers there may be
 */
export function readNumberText(text: string, most: number): NumberText {
  const open = text.search(/\S/);
  const close = text.trimEnd().length - 1;
  const braced = text[open] === "{" && text[close] === "}" && close > open;
  const numbers: number[] = [];
  let mayHaveComma = false;

  for (const { 0: found, index } of joinNumbers(text).matchAll(/,|，|[{}]|[^\s,，{}]+/g)) {
    const word = text.slice(index, index + found.length);
    const fault = (name: "badWord" | "badComma" | "badBrace" | "tooMany"): NumberText => ({
      kind: "fault",
      fault: name,
      word,
      column: index + 1,
    });
    if (word === "{" || word === "}") {
      if (braced && (index === open || index === close)) continue;
      return fault("badBrace");
    }
    if (word === "," || word === "，") {
      if (!mayHaveComma) return fault("badComma");
      mayHaveComma = false;
      continue;
    }
    const number = numberOfWord(found);
    if (number === undefined) return fault("badWord");
    if (numbers.length === most) return fault("tooMany");
    numbers.push(number);
    mayHaveComma = true;
  }
  return { kind: "numbers", numbers };
}

/** The sentence that explains a fault in a text of numbers. */
export function formatNumberFault(
  { fault, word, column }: Extract<NumberText, { kind: "fault" }>,
  words: Words["lesson"]["numbers"],
  most: number,
): string {
  return fill(words[fault], { word, column, most });
}

/** The numbers of an answer; for a single number, `notNumber` where the text is none. */
export type AnswerText = NumberText | { readonly kind: "notNumber"; readonly word: string };

/** Whether an answer says that there is nothing; `nothing` has the words for it, with spaces between them. */
export const saysNothing = (text: string, nothing: string): boolean =>
  ["∅", ...nothing.split(" ")].includes(text.trim().toLowerCase());

/**
 * Reads the answer to an exercise. "None" is the number 0, or a list without numbers.
 *
 * @param most how many numbers there may be
 * @param nothing the words for {@link saysNothing}
 */
export function readAnswer(
  form: AnswerForm,
  text: string,
  most: number,
  nothing: string,
): AnswerText {
  const only = text.trim();
  if (saysNothing(only, nothing)) return { kind: "numbers", numbers: form === "number" ? [0] : [] };
  if (form !== "number") return readNumberText(text, most);
  const number = numberAlone(only);
  if (number !== undefined) return { kind: "numbers", numbers: [number] };
  const read = readNumberText(text, most);
  return read.kind === "fault" ? { kind: "notNumber", word: only } : read;
}

/** What is asked for: a number, numbers in order, or numbers in any order. */
export type AnswerForm = "number" | "list" | "set";

/** How an answer compares with the right one. */
export type Judgement =
  | { readonly kind: "right" | "wrong" | "oneNumber" }
  /** No number, where a list or a set has some. */
  | { readonly kind: "notEmpty" }
  /** A list that agrees with the right one in its first numbers only. */
  | { readonly kind: "firstDifference" | "tooShort" | "tooLong"; readonly agree: number }
  /** A set, by the numbers that do not belong to it and the count of those it lacks. */
  | { readonly kind: "set"; readonly extra: readonly number[]; readonly missing: number };

/** Compares an answer with the right one. Repeated numbers do not matter in a set. */
export function judgeAnswer(
  form: AnswerForm,
  given: readonly number[],
  right: readonly number[],
): Judgement {
  if (form !== "number" && given.length === 0 && right.length > 0) return { kind: "notEmpty" };
  if (form === "set") return judgeSet(given, right);
  if (form === "number" && given.length !== 1) return { kind: "oneNumber" };
  const differs = given.findIndex((number, index) => number !== right[index]);
  const agree = differs < 0 ? given.length : differs;
  if (agree === given.length && agree === right.length) return { kind: "right" };
  if (form === "number") return { kind: "wrong" };
  if (agree === right.length) return { kind: "tooLong", agree };
  return { kind: agree === given.length ? "tooShort" : "firstDifference", agree };
}

function judgeSet(given: readonly number[], right: readonly number[]): Judgement {
  const extra = [...new Set(given)].filter((number) => !right.includes(number));
  const missing = [...new Set(right)].filter((number) => !given.includes(number)).length;
  if (extra.length === 0 && missing === 0) return { kind: "right" };
  return { kind: "set", extra, missing };
}
