import { gameOf, type AnyGame } from "../../src/match/game-of.ts";
import { gameId } from "../../src/rulesets/game-id.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { BoardSetup } from "./board-setup.ts";
import { familyOf } from "./family-of.ts";
import { readPosition, type ReadPosition } from "./read-position.ts";

/** The position or match in the page's address. */
export interface Arrival {
  /** The game's id, which may be another than the board's own. */
  readonly name: string;
  /** Undefined for the board's own game. */
  readonly game: AnyGame | undefined;
  readonly found: ReadPosition;
}

/**
 * The position or match of a query, for the board of this setup. A query without a board's name means the page's first
 * board; undefined when it does not mean this one. It never means a board without a name.
 */
export function arrivalIn(
  words: Words["board"],
  setup: BoardSetup,
  query: string,
): Arrival | undefined {
  const wanted = new URLSearchParams(query);
  const text = wanted.get("position");
  if (text === null || (wanted.get("board") ?? "1") !== setup.name) return undefined;
  const asked = wanted.get("game") ?? setup.game;
  const game = gameOf(asked);
  if (game === undefined) {
    const found = { kind: "fault", message: fill(words.unknownGame, { game: asked }) } as const;
    return { name: setup.game, game: undefined, found };
  }
  const name = gameId(game.rules) ?? asked;
  const found = readPosition(words, game, (start) => familyOf(game, start, setup.grid), text);
  const stays = name === setup.game || found.kind === "fault";
  return stays ? { name: setup.game, game: undefined, found } : { name, game, found };
}
