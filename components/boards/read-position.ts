import type { AnyGame } from "../../src/games/match/game.ts";
import { parseMatch, parseStart, startMatch, type Match } from "../../src/games/match/match.ts";
import { InputError } from "../../src/games/theory/input-error.ts";
import { fill } from "../../src/i18n/fill.ts";
import { sayFault } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Family } from "./family.ts";
import { hasRoom } from "./has-room.ts";

/** The result of reading a text: a match that fits the board, or a message with its fault. */
export type ReadPosition =
  | { readonly kind: "match"; readonly match: Match<unknown> }
  | { readonly kind: "fault"; readonly message: string };

/** Reads a position, or a whole match that begins with the game's name. */
export function readPosition(
  words: Words["board"],
  game: AnyGame,
  familyFor: (start: unknown) => Family<unknown>,
  text: string,
): ReadPosition {
  const { rules } = game;
  try {
    const isMatch = text.trimStart().startsWith(rules.name);
    const start = isMatch ? parseStart(rules, text) : rules.parse(text);
    // Checked before any move is computed: an untrusted link may begin from a position with a million moves.
    const fits = hasRoom(game, familyFor(start), start);
    if (!fits) return { kind: "fault", message: words.tooLarge };
    return { kind: "match", match: isMatch ? parseMatch(rules, text) : startMatch(start) };
  } catch (error) {
    // The engine refuses positions that exceed its bounds, too.
    if (error instanceof RangeError) return { kind: "fault", message: words.tooLarge };
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error;
    const message = sayFault(words.faults, error);
    return { kind: "fault", message: fill(words.badText, { message, line, column }) };
  }
}
