import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";

/** The distinct numbers in increasing order. */
export const sortedSet = (numbers: Iterable<number>): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/** Numbers as a text that `readNumberText` reads again: `0, 1, 4`. */
export const numberText = (numbers: readonly number[]): string => numbers.join(", ");

/** A set as it is written: `{0, 1, 4}`. */
export const setText = (numbers: readonly number[]): string => `{${numberText(numbers)}}`;

/** Narrow spaces, which group the digits of one number. */
const NARROW = /[\u2009\u202F]/g;

/** The value of one written number, 0 … 2^53 − 1: digits or a power, `2^20`. Undefined for any other text. */
function numberOf(word: string): number | undefined {
  const plain = word.replace(NARROW, "").normalize("NFKC");
  const [, base, power = "1"] = /^(\d+)(?:(?:\^|\*\*)(\d{1,4}))?$/.exec(plain) ?? [];
  const value = Number(base) ** Number(power);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The numbers in a text, or its first fault. Columns count characters from 1. */
export type NumberText =
  | { readonly kind: "numbers"; readonly numbers: readonly number[] }
  | {
      readonly kind: "fault";
      readonly fault: "badWord" | "tooMany";
      readonly word: string;
      readonly column: number;
    };

/**
 * Reads whole numbers 0 … 2^53 − 1, with commas or spaces between them, the list optionally in braces. An empty text, and
 * `{}`, have no numbers.
 *
 * @param most how many numbers there may be
 */
export function readNumberText(text: string, most: number): NumberText {
  const isBraced = /^\s*\{/.test(text) && text.trimEnd().endsWith("}");
  const list = isBraced ? text.replace("{", " ").trimEnd().slice(0, -1) : text;
  const numbers: number[] = [];
  for (const { 0: word, index } of list.matchAll(/[^\s,，](?:[^\s,，]|[\u2009\u202F])*/g)) {
    const number = numberOf(word);
    const fault =
      number === undefined ? "badWord" : numbers.length === most ? "tooMany" : undefined;
    if (number === undefined || fault) {
      return { kind: "fault", fault: fault ?? "badWord", word, column: index + 1 };
    }
    numbers.push(number);
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
 * Reads the answer to an exercise. "None" is the number 0, or a list without numbers. The digits of a single number may be
 * in groups: 1,048,576.
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
  const word = text.trim();
  if (saysNothing(word, nothing)) return { kind: "numbers", numbers: form === "number" ? [0] : [] };
  if (form !== "number") return readNumberText(text, most);
  const isGrouped = /^\d{1,3}(?:[,，'’_\s]\d{3})+$/.test(word);
  const read = readNumberText(
    isGrouped ? word.replace(/\D/g, "") : word.replace(/[.。]$/, ""),
    most,
  );
  return read.kind === "fault" ? { kind: "notNumber", word } : read;
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
