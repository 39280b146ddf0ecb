import type { Ruleset } from "../theory/ruleset.ts";
import { findAmong, type FoundGame, type GameKind } from "./game-kind.ts";
import { heapKinds, rowKinds } from "./heap-kinds.ts";
import { digitKinds } from "./moores-nim.ts";
import { treeKinds } from "./stair-tree.ts";
import { stairKinds } from "./staircase.ts";
import { stripKinds } from "./strip-kinds.ts";
import { gridKinds } from "./wythoff.ts";

/** The game of an id or former name; undefined for any other text. */
export const findGame = (text: string): FoundGame | undefined => findAmong(games, text);

/**
 * The ruleset of an id, as given by {@link gameId}; undefined for any text that is no id of an impartial game of the library.
 *
 * @param id a text of at most 10 000 characters; a longer one is no id
 * @cost That of making the ruleset.
 * @example
 * rulesetOf("subtraction:1,3,4")?.options(5); // [4, 2, 1]
 * rulesetOf("octal:0.77")?.name; // "Take-and-break 0.77"
 * rulesetOf("chess"); // undefined
 */
export function rulesetOf(id: string): Ruleset<unknown> | undefined {
  const found = findGame(id);
  return found === undefined || found.kind.isPartizan
    ? undefined
    : (found.rules as Ruleset<unknown>);
}

/**
 * Every game of the library, by kind: look-up, boards and the tests of all games use this list. Each part of it has the
 * games of one kind of drawing, so that a board loads no others.
 */
export const games: readonly GameKind[] = [
  ...heapKinds,
  ...rowKinds,
  ...digitKinds,
  ...gridKinds,
  ...stairKinds,
  ...treeKinds,
  ...stripKinds,
];
