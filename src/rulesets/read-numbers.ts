import { InputError } from "../theory/input-error.ts";

/**
 * Reads whole numbers 0 … 2^53 − 1, separated by white space or commas. `what` names one of them in the message.
 *
 * @throws {InputError} at the first word that is no such number, with its line and column.
 * @example
 * readNumbers("3, 4 5", "heap size"); // [3, 4, 5]
 */
export function readNumbers(text: string, what: string): readonly number[] {
  return [...text.matchAll(/[^\s,]+/g)].map((found) => {
    const [word] = found;
    if (/^\d+$/.test(word) && Number.isSafeInteger(Number(word))) return Number(word);
    throw faultAt(
      text,
      found.index,
      `${what} must be a whole number from 0 to 9007199254740991, found ${JSON.stringify(word)}`,
    );
  });
}

/** A fault at an offset of the text, counted in UTF-16 code units, as an error with line and column. */
export function faultAt(text: string, offset: number, message: string): InputError {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return new InputError(message, lines.length, Array.from(lines.at(-1) ?? "").length + 1);
}
