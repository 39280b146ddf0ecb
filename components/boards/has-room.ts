import type { AnyGame } from "../../src/games/match/game.ts";
import { listedOptions } from "../../src/games/rulesets/read-position.ts";
import { countBreaks } from "../../src/games/theory/take-and-break.ts";
import type { HeapRuleset } from "../../src/games/theory/ruleset.ts";
import type { Family } from "./family.ts";

/** The most moves that a board offers. */
const MOST_MOVES = 4000;

/** The most steps for a table of Grundy values: more take too long in a page. */
const MOST_STEPS = 20_000_000;

/**
 * Whether the moves of heaps are few enough, and their table of Grundy values small enough, as far as a formula tells
 * without listing them.
 */
function isQuick(rules: object, position: unknown): boolean {
  const { law, claim } = rules as Partial<HeapRuleset>;
  if (law === undefined) return true;
  const heaps = [position].flat() as readonly number[];
  const moves = heaps.reduce((sum, size) => sum + countBreaks(law, size), 0);
  if (moves > 2 * MOST_MOVES) return false;
  const largest = 2 * heaps.reduce((most, size) => Math.max(most, size), 0);
  return claim !== undefined || largest * countBreaks(law, largest) <= MOST_STEPS;
}

/** Whether a board of this family has room for a position and for its moves. */
export function hasRoom({ rules }: AnyGame, family: Family<unknown>, position: unknown): boolean {
  if (!family.fits(position) || !isQuick(rules, position)) return false;
  const options = listedOptions(rules, position);
  return options !== undefined && options.length <= MOST_MOVES;
}
