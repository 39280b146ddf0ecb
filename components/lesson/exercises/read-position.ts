import { InputError } from "../../../src/games/theory/input-error.ts";
import type { Phrase } from "../../../src/i18n/say.ts";
import type { Ruleset } from "../../../src/games/theory/ruleset.ts";

/** Why a reader's text is no position of a game, at a line and column from 1. */
export interface PositionFault {
  readonly kind: "badText";
  readonly fault: Phrase;
  /** The fault in English. */
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Reads a position that a reader wrote in the notation of a game of the library: what it parses, its rules accept. */
export function readPosition<Position>(
  ruleset: Ruleset<Position>,
  text: string,
): { readonly kind: "read"; readonly position: Position } | PositionFault {
  try {
    return { kind: "read", position: ruleset.parse(text) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, fault, line, column } = error;
    return { kind: "badText", message, fault, line, column };
  }
}
