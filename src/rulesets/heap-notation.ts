import { InputError } from "../theory/input-error.ts";
import type { HeapPosition } from "../theory/ruleset.ts";

/** Heap sizes, separated by spaces: `3 4 5`. No heap is the empty text. */
export function printHeaps(position: HeapPosition): string {
  return typeof position === "number" ? String(position) : position.join(" ");
}

/**
 * Reads heap sizes, integers 0 … 2^53 − 1, separated by white space or commas.
 *
 * @throws {InputError} at the first size that is none, with its line and column.
 * @example
 * parseHeaps("3 4 5"); // [3, 4, 5]
 */
export function parseHeaps(text: string): readonly number[] {
  return [...text.matchAll(/[^\s,]+/g)].map((found) => {
    const [size] = found;
    if (/^\d+$/.test(size) && Number.isSafeInteger(Number(size))) return Number(size);
    const lines = text.slice(0, found.index).split(/\r\n|\r|\n/);
    throw new InputError(
      `heap size must be a whole number from 0 to 9007199254740991, found ${JSON.stringify(size)}`,
      lines.length,
      Array.from(lines.at(-1) ?? "").length + 1,
    );
  });
}
