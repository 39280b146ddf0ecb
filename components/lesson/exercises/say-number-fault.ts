import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import type { NumberText } from "./number-text.ts";

/** The sentence that explains a fault in a text of numbers. */
export function sayNumberFault(
  { fault, word, column }: Extract<NumberText, { kind: "fault" }>,
  words: Words["lesson"]["numbers"],
  most: number,
): string {
  return fill(words[fault], { word, column, most });
}
