import type { HeapPosition } from "../theory/ruleset.ts";
import { readNumbers } from "./read-numbers.ts";

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
  return readNumbers(text, "heapSize");
}
