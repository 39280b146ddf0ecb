import { InputError, type Fault } from "../theory/input-error.ts";
import { itemAt } from "../theory/item-at.ts";

/**
 * Reads whole numbers 0 … 2^53 − 1, separated by white space or commas. `what` is the id of the fault for any other word.
 *
 * @throws {InputError} at the first word that is no such number, with its line and column.
 * @example
 * readNumbers("3, 4 5", "heapSize"); // [3, 4, 5]
 */
export function readNumbers(
  text: string,
  what: "heapSize" | "square" | "stones" | "coins",
): readonly number[] {
  return [...text.matchAll(/[^\s,]+/g)].map((found) => {
    const [word] = found;
    if (/^\d+$/.test(word) && Number.isSafeInteger(Number(word))) return Number(word);
    throw faultAt(text, found.index, { id: what, values: { found: JSON.stringify(word) } });
  });
}

/** The line and column of an offset, which counts UTF-16 code units. Both count from 1, the column in characters. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return {
    line: lines.length,
    column: Array.from(itemAt(lines, lines.length - 1)).length + 1,
  };
}

/** An error with the line and column of an offset, which counts UTF-16 code units. */
export function faultAt(text: string, offset: number, fault: Fault): InputError {
  const { line, column } = placeOf(text, offset);
  return new InputError(fault, line, column);
}

/** @throws {InputError} when the sum of the numbers is above 2^53 − 1. */
export function refuseLargeTotal(text: string, numbers: readonly number[]): void {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  if (!Number.isSafeInteger(total))
    throw faultAt(text, 0, { id: "total", values: { found: total } });
}
