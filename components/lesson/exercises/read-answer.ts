import type { AnswerForm } from "./judge-answer.ts";
import { readNumberText, type NumberText } from "./number-text.ts";
import { numberAlone } from "./written-number.ts";

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
