import type { Ruleset } from "../../src/theory/ruleset.ts";
import { readPosition } from "./read-position.ts";

/** A list as sentences and formulas write it, "(3, 4, 5)" or "3 + 4 and 5", as a list with spaces. */
const plainList = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[“”"'`()[\]{}]/g, " ")
    .replace(/[,;、·+⊕–-]|\band\b/gi, " ")
    .trim();

/**
 * Reads a position that a reader wrote in the notation of a game of the library, or else as its numbers are listed in a
 * sentence. What it parses, its rules accept. A fault is that of the text as it was written.
 */
export function readWrittenPosition<Position>(
  ruleset: Ruleset<Position>,
  text: string,
): ReturnType<typeof readPosition<Position>> {
  const read = readPosition(ruleset, text);
  if (read.kind === "read") return read;
  const again = readPosition(ruleset, plainList(text));
  return again.kind === "read" ? again : read;
}
