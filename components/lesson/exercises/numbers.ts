import type { Phrase } from "../../../src/i18n/fill.ts";

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

/** The numbers in a text, or its first fault. */
export type NumberText = { readonly numbers: readonly number[] } | { readonly fault: Phrase };

/**
 * Reads whole numbers 0 … 2^53 − 1, with commas or spaces between them, the list optionally in braces. An empty text, and
 * `{}`, have no numbers. A fault is a text of `lesson.numbers`; its column counts characters from 1.
 *
 * @param most how many numbers there may be
 */
export function readNumberText(text: string, most: number): NumberText {
  const isBraced = /^\s*\{/.test(text) && text.trimEnd().endsWith("}");
  const list = isBraced ? text.replace("{", " ").trimEnd().slice(0, -1) : text;
  const numbers: number[] = [];
  for (const { 0: word, index } of list.matchAll(/[^\s,，](?:[^\s,，]|[\u2009\u202F])*/g)) {
    const number = numberOf(word);
    const values = { word, column: index + 1 };
    if (number === undefined) return { fault: { id: "badWord", values } };
    if (numbers.length === most) return { fault: { id: "tooMany", values: { ...values, most } } };
    numbers.push(number);
  }
  return { numbers };
}

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
): NumberText {
  const word = text.trim();
  if (saysNothing(word, nothing)) return { numbers: form === "number" ? [0] : [] };
  if (form !== "number") return readNumberText(text, most);
  const isGrouped = /^\d{1,3}(?:[,，'’_\s]\d{3})+$/.test(word);
  const plain = isGrouped ? word.replace(/\D/g, "") : word.replace(/[.。]$/, "");
  const read = readNumberText(plain, most);
  return "fault" in read ? { fault: { id: "notNumber", values: { word } } } : read;
}

/** What is said of an answer: sentences of the words of its exercise, or in the language of the page. */
export interface Judgement {
  /** Undefined where the answer could not be checked. */
  readonly right: boolean | undefined;
  /** Whether there is no answer in the text, so that it was not judged. */
  readonly unread?: boolean;
  readonly says: readonly (Phrase | string)[];
}

/** What is asked for: a number, numbers in order, or numbers in any order. */
export type AnswerForm = "number" | "list" | "set";

/**
 * Compares an answer with the right one. Repeated numbers do not matter in a set. What is said helps without revealing the
 * right answer.
 *
 * @param language the language in which numbers are written
 */
export function judgeAnswer(
  form: AnswerForm,
  given: readonly number[],
  right: readonly number[],
  language: string,
): Judgement {
  const wrong = (id: string, values = {}): Judgement => ({ right: false, says: [{ id, values }] });
  if (form === "number" && given.length !== 1) return { ...wrong("oneNumber"), unread: true };
  // Numbers as they are read in a sentence: 1,048,576.
  const shown = given.map((number) => number.toLocaleString(language)).join(", ");
  const answer = form === "set" ? setText(sortedSet(given)) : shown;
  const isRight = form === "set" ? sameSet(given, right) : given.join() === right.join();
  if (isRight) return { right: true, says: [{ id: "right", values: { answer } }] };
  if (form === "number") return wrong("wrong", { answer });
  if (given.length === 0) return wrong("notEmpty");
  if (form === "list") {
    const differs = given.findIndex((number, index) => number !== right[index]);
    const agree = differs < 0 ? given.length : differs;
    if (agree === 0) return wrong("noneAgree");
    if (agree === right.length) return wrong("tooLong", { agree });
    return wrong(differs < 0 ? "tooShort" : "firstDifference", { agree });
  }
  const foreign = sortedSet(given).filter((number) => !right.includes(number));
  const missing = sortedSet(right).filter((number) => !given.includes(number)).length;
  return {
    right: false,
    says: [
      foreign.length === 0
        ? { id: "soFar" }
        : { id: "foreign", values: { numbers: numberText(foreign) } },
      ...(missing === 0 ? [] : [{ id: "missing", values: { count: missing } }]),
    ],
  };
}

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  sortedSet(a).join() === sortedSet(b).join();
