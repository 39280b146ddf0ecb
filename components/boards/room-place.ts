import { gameId } from "../../src/games/rulesets/game-id.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { readQuery } from "../ui/bound-text.ts";
import type { BoardGames } from "./board-games.ts";
import { readPosition, type ReadPosition } from "./read-position.ts";

/** A game that the page of boards offers. */
export interface RoomGame {
  /** Its name in old addresses, and of what no id tells apart: two heaps of Nim as a grid. */
  readonly name: string;
  /** The game's id. */
  readonly game: string;
  /** Positions in its notation; the first is on the board at the beginning. */
  readonly positions: readonly [string, ...string[]];
  readonly grid?: boolean;
  /** Its title, where that is not the game's own. */
  readonly title?: string;
}

/** What is on the page's board. */
export interface Place {
  /** The games among which this one was found. */
  readonly games: BoardGames;
  /** The game that the list offers; undefined for another game of the library. */
  readonly entry: RoomGame | undefined;
  readonly id: string;
  readonly game: AnyGame;
  readonly starts: readonly [unknown, ...unknown[]];
  /** The position that the address names, or what is wrong with it. */
  readonly found: ReadPosition | undefined;
}

/** The game of a list's entry, at its start. */
export function startOf(games: BoardGames, entry: RoomGame): Place {
  const game = games.gameOf(entry.game);
  if (game === undefined) {
    throw new RangeError(
      `Cannot make board: there must be a game of this id, current value is ${entry.game}`,
    );
  }
  const [start, ...others] = entry.positions.map((text) => game.rules.parse(text));
  return { games, entry, id: entry.game, game, starts: [start, ...others], found: undefined };
}

/**
 * What an address asks for: `?game=kayles`, with a position `?game=kayles&position=4+5`, or, as older links have it,
 * `?board=kayles&position=4+5`. A game is named by its id or by a former name. What cannot be read is told of on the
 * first game of the list.
 */
export function placeOf(
  words: Words["board"],
  games: BoardGames,
  list: readonly [RoomGame, ...RoomGame[]],
  query: string,
): Place {
  const wanted = readQuery(query);
  const asked = wanted.get("game");
  const board = wanted.get("board");
  const named = list.find(({ name }) => name === board);
  const home = startOf(games, list[0]);
  const refused = (message: string): Place => ({ ...home, found: { kind: "fault", message } });

  const game = asked === null ? undefined : games.gameOf(asked);
  if (asked !== null && game === undefined)
    return refused(fill(words.unknownGame, { game: asked }));
  const id = game && gameId(game.rules);
  const listed = (each: RoomGame): boolean => each.game === id && each.grid !== true;
  const entry =
    id === undefined ? (named ?? list[0]) : named?.game === id ? named : list.find(listed);

  const text = wanted.get("position");
  const place = entry && startOf(games, entry);
  if (text === null) return place ?? home;
  const at = place?.game ?? game ?? home.game;
  const grid = entry?.grid;
  const found = readPosition(words, at, (start) => games.familyOf(at, start, grid), text);
  if (place) return { ...place, found };
  if (found.kind === "fault") return refused(found.message);
  return { games, entry, id: id ?? "", game: at, starts: [found.match.positions[0]], found };
}

/** The address of a position, or of the start of a game: `?game=kayles&position=4+5`. */
export function addressIn({ entry, id }: Pick<Place, "entry" | "id">, position?: string): string {
  const game = entry?.grid === true ? { board: entry.name } : { game: id };
  const all = position === undefined ? game : { ...game, position };
  return `?${new URLSearchParams(all).toString()}`;
}
