import type { Phrase } from "../../../src/i18n/fill.ts";

/** Returns the distinct numbers in increasing order. */
export const sortedSet = (numbers: Iterable<number>): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/** Formats numbers as a text that `readNumberText` parses: `0, 1, 4`. */
export const numberText = (numbers: readonly number[]): string => numbers.join(", ");

/** Formats a set: `{0, 1, 4}`. */
export const setText = (numbers: readonly number[]): string => `{${numberText(numbers)}}`;

/** Narrow spaces, which group the digits of a number. */
const NARROW = /[\u2009\u202F]/g;

/** Parses a number 0 … 2^53 − 1 in digits or as a power, `2^20`. Returns undefined for any other text. */
function numberOf(word: string): number | undefined {
  const plain = word.replace(NARROW, "").normalize("NFKC");
  const [, base, power = "1"] = /^(\d+)(?:(?:\^|\*\*)(\d{1,4}))?$/.exec(plain) ?? [];
  const value = Number(base) ** Number(power);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The numbers in a text, or its first fault. */
export type NumberText = { readonly numbers: readonly number[] } | { readonly fault: Phrase };

/**
 * Parses integers 0 … 2^53 − 1 that are separated by commas or spaces, optionally in braces. An empty text and `{}` are
 * empty lists. A fault is a text of `lesson.numbers`; its column counts characters from 1.
 *
 * @param most maximum number of numbers
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

/** Reports whether an answer means "none"; `nothing` contains the words for it, separated by spaces. */
export const meansNone = (text: string, nothing: string): boolean =>
  ["∅", ...nothing.split(" ")].includes(text.trim().toLowerCase());

/**
 * Parses the answer to an exercise. "None" is the number 0 or an empty list. The digits of a single number may be grouped:
 * 1,048,576.
 *
 * @param most maximum number of numbers
 * @param nothing the words for {@link meansNone}
 */
export function readAnswer(
  form: AnswerForm,
  text: string,
  most: number,
  nothing: string,
): NumberText {
  const word = text.trim();
  if (meansNone(word, nothing)) return { numbers: form === "number" ? [0] : [] };
  if (form !== "number") return readNumberText(text, most);
  const isGrouped = /^\d{1,3}(?:[,，'’_\s]\d{3})+$/.test(word);
  const plain = isGrouped ? word.replace(/\D/g, "") : word.replace(/[.。]$/, "");
  const read = readNumberText(plain, most);
  return "fault" in read ? { fault: { id: "notNumber", values: { word } } } : read;
}

/** The response to an answer. `says` contains ids of the exercise's texts, or sentences in the page's language. */
export interface Judgement {
  /** Undefined if the answer could not be checked. */
  readonly right: boolean | undefined;
  /** Whether the text contains no answer, so that it was not judged. */
  readonly unread?: boolean;
  readonly says: readonly (Phrase | string)[];
}

/** The form of an answer: a number, numbers in order, or numbers in any order. */
export type AnswerForm = "number" | "list" | "set";

/**
 * Compares an answer with the right one. Repeated numbers in a set are ignored. The response does not reveal the right
 * answer.
 *
 * @param language the language for the format of numbers
 */
export function judgeAnswer(
  form: AnswerForm,
  given: readonly number[],
  right: readonly number[],
  language: string,
): Judgement {
  const wrong = (id: string, values = {}): Judgement => ({ right: false, says: [{ id, values }] });
  if (form === "number" && given.length !== 1) return { ...wrong("oneNumber"), unread: true };
  // Numbers in a sentence have grouped digits: 1,048,576.
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
