import type { AnyGame } from "../../src/games/match/game.ts";
import type { BoardGames } from "./board-games.ts";
import type { Opponent } from "../../src/games/match/opponent.ts";

/** A board as plain data: the attributes of an article's tag, and the props of the island. */
export interface BoardSetup {
  /** The game's id: "nim", "subtraction:1,3,4". */
  readonly game: string;
  /** Positions in the game's notation to choose from; the first is on the board at the beginning. */
  readonly positions: readonly string[];
  readonly opponent?: Opponent["kind"];
  readonly first?: "reader" | "opponent";
  readonly values?: boolean;
  readonly shows?: "values" | "outcomes";
  readonly grid?: boolean;
  readonly name?: string;
  readonly follows?: string;
}

/**
 * The game and the positions of a setup.
 *
 * @throws {RangeError} when these games have none of this id, or when there is no position
 * @throws {InputError} when a position is not in the game's notation
 */
export function readSetup(
  { game: name, positions }: BoardSetup,
  games: BoardGames,
): {
  readonly game: AnyGame;
  readonly starts: readonly [unknown, ...unknown[]];
} {
  const game = games.gameOf(name);
  if (game === undefined) {
    throw new RangeError(
      `Cannot make board: there must be a game of this id, current value is ${name}`,
    );
  }
  const [start, ...others] = positions.map((text) => game.rules.parse(text));
  if (start === undefined) {
    throw new RangeError("Cannot make board: there must be a position, current value is none");
  }
  return { game, starts: [start, ...others] };
}
