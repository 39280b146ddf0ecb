import type { AnyGame } from "../../src/match/game-of.ts";
import { parseMatch } from "../../src/match/match-text.ts";
import { startMatch, type Match } from "../../src/match/match.ts";
import { InputError } from "../../src/theory/input-error.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import type { Family } from "./family.ts";
import { hasRoom } from "./has-room.ts";

/** What became of a text: a match that the board can hold, or what is wrong with it, in words. */
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
    const match = text.trimStart().startsWith(rules.name)
      ? parseMatch(rules, text)
      : startMatch(rules.parse(text));
    const [start] = match.positions;
    rules.check(start);
    const fits = hasRoom(game, familyFor(start), start);
    return fits ? { kind: "match", match } : { kind: "fault", message: words.tooLarge };
  } catch (error) {
    if (error instanceof InputError) {
      const { message, line, column } = error;
      return { kind: "fault", message: fill(words.badText, { message, line, column }) };
    }
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "fault", message: fill(words.badPosition, { message }) };
  }
}
