import type { AnyGame } from "../../src/games/match/game.ts";
import { impartialGame } from "../../src/games/match/impartial-game.ts";
import {
  findAmong,
  kindAmong,
  type FoundGame,
  type Drawing,
  type GameKind,
} from "../../src/games/rulesets/game-kind.ts";
import type { Ruleset } from "../../src/games/theory/ruleset.ts";
import type { Family } from "./family.ts";

/** Makes the family of each kind of drawing from the start position and the game's parameter. */
type Drawings = Partial<Readonly<Record<Drawing, (start: unknown, of: string) => unknown>>>;

/** Games, with what draws them. A board's script brings those of one drawing, and loads the others when asked. */
export interface GamePart {
  readonly kinds: readonly GameKind[];
  readonly drawings: Drawings;
  /** The games of the kinds that have a theory of their own; undefined for all others. */
  readonly own?: (found: FoundGame) => AnyGame | undefined;
}

/** The games that a board can show. */
export interface BoardGames {
  /** The game of an id or former name, if it is one of these. */
  readonly gameOf: (id: string) => AnyGame | undefined;
  /**
   * The family that draws a game.
   *
   * @param asGrid two heaps that no move splits are drawn as a grid
   * @throws RangeError when nothing here draws it
   */
  readonly familyOf: (game: AnyGame, start: unknown, asGrid?: boolean) => Family<unknown>;
}

const isPair = (each: unknown): boolean => Array.isArray(each) && each.length === 2;

/**
 * The games of a part.
 *
 * @param other draws the games that cells define, but for those with `heapOptions`, which are heaps
 */
export function boardGames(
  { kinds, drawings, own }: GamePart,
  other?: Family<unknown>,
): BoardGames {
  return {
    gameOf: (id) => {
      const found = findAmong(kinds, id);
      return found && (own?.(found) ?? impartialGame(found.rules as Ruleset<unknown>));
    },
    familyOf: ({ rules }, start, asGrid = false) => {
      const { kind, of = "" } = kindAmong(kinds, rules) ?? {};
      const drawing = kind?.drawing ?? ("heapOptions" in rules ? "heaps" : undefined);
      const pair = (): boolean => isPair(start) && rules.options(start).every(isPair);
      const drawn = asGrid && drawing === "heaps" && pair() ? "grid" : drawing;
      const family = drawn === undefined ? undefined : drawings[drawn]?.(start, of);
      // Safe: a family is only called with positions of the games that it draws.
      const found = (family as Family<unknown> | undefined) ?? other;
      if (found) return found;
      throw new RangeError(
        `Cannot draw game: it must be of this part, current value is ${rules.name}`,
      );
    },
  };
}
