import type { AnyGame } from "../../src/match/game.ts";
import { gameId } from "../../src/rulesets/game-id.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { readQuery } from "../chrome/bound-text.ts";
import type { BoardGames } from "./board-games.ts";
import type { BoardSetup } from "./board-setup.ts";
import { readPosition, type ReadPosition } from "./read-position.ts";

/** The position or match in the page's address. */
export interface Arrival {
  /** The game's id, which may be another than the board's own. */
  readonly name: string;
  /** Undefined for the board's own game. */
  readonly game: AnyGame | undefined;
  readonly found: ReadPosition;
}

/** What a query asks of a board: a position, in a game that may be another than the board's own. */
export interface Asked {
  readonly game: string;
  readonly text: string;
}

/**
 * What a query asks of the board of this setup. A query without a board's name means the page's first board; undefined
 * when it does not mean this one. It never means a board without a name.
 */
export function askedIn(setup: BoardSetup, query: string): Asked | undefined {
  const wanted = readQuery(query);
  const text = wanted.get("position");
  if (text === null || (wanted.get("board") ?? "1") !== setup.name) return undefined;
  return { game: wanted.get("game") ?? setup.game, text };
}

/** The position or match that is asked for, read with the rules of its game, which must be among these. */
export function arrivalOf(
  words: Words["board"],
  setup: BoardSetup,
  { game: asked, text }: Asked,
  games: BoardGames,
): Arrival {
  const own = setup.game;
  const game = games.gameOf(asked);
  if (game === undefined) {
    const found = { kind: "fault", message: fill(words.unknownGame, { game: asked }) } as const;
    return { name: own, game: undefined, found };
  }
  const name = gameId(game.rules) ?? asked;
  const found = readPosition(words, game, (start) => games.familyOf(game, start, setup.grid), text);
  const stays = name === own || found.kind === "fault";
  return stays ? { name: own, game: undefined, found } : { name, game, found };
}
