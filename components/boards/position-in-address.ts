import type { AnyGame } from "../../src/match/game-of.ts";
import type { Words } from "../../src/words/words.ts";
import type { Family } from "./family.ts";
import { readPosition, type ReadPosition } from "./read-position.ts";

/** The address of this page with a position on one of its boards: `?board=NAME&position=…`. */
export function addressOf(name: string, position: string): string {
  return `?${new URLSearchParams({ board: name, position }).toString()}`;
}

/**
 * What the page's address sets up on the board of this name. An address that names no board means the page's
 * first one; undefined when it does not mean this one.
 */
export function positionInAddress(
  words: Words["board"],
  game: AnyGame,
  familyFor: (start: unknown) => Family<unknown>,
  name: string | undefined,
): ReadPosition | undefined {
  const wanted = new URLSearchParams(location.search);
  const text = wanted.get("position");
  if (text === null || name === undefined || (wanted.get("board") ?? "1") !== name)
    return undefined;
  return readPosition(words, game, familyFor, text);
}
