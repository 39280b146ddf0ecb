import { InputError } from "../../src/theory/input-error.ts";
import type { Phrase } from "../../src/i18n/say.ts";
import type { Ruleset } from "../../src/theory/ruleset.ts";

/** Why a reader's text is no position of a game: by its rules, or as a text at a line and column from 1. */
export type PositionFault =
  | { readonly kind: "badPosition"; readonly message: string }
  | {
      readonly kind: "badText";
      readonly fault: Phrase;
      /** The fault in English. */
      readonly message: string;
      readonly line: number;
      readonly column: number;
    };

/** Reads a position that a reader wrote in the game's own notation. */
export function readPosition<Position>(
  ruleset: Ruleset<Position>,
  text: string,
): { readonly kind: "read"; readonly position: Position } | PositionFault {
  try {
    const position = ruleset.parse(text);
    ruleset.check(position);
    return { kind: "read", position };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof InputError)) return { kind: "badPosition", message };
    const { fault, line, column } = error;
    return { kind: "badText", message, fault, line, column };
  }
}
