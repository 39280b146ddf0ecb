import type { AnyGame } from "../../src/match/game-of.ts";
import { kindOf } from "../../src/rulesets/find-game.ts";
import type { Drawing } from "../../src/rulesets/registry.ts";
import { heapsFamily, mooreFamily } from "./columns/heaps-family.ts";
import { rowsFamily } from "./pins/rows-family.ts";
import { stairsFamily } from "./columns/stairs-family.ts";
import type { Family } from "./family.ts";
import { gridFamily } from "./grid/grid-family.ts";
import { listFamily } from "./list/list-family.ts";
import { maskRows, northcottRows, slidingRows } from "./strip/rows.ts";
import { stripFamily } from "./strip/strip-family.ts";
import { treeFamily } from "./tree/tree-family.ts";

type AnyFamily = Family<unknown>;

/** Makes the family of each kind of drawing from the start position and the game's parameter. */
const families: Readonly<Record<Drawing, (start: unknown, of: string) => unknown>> = {
  heaps: () => heapsFamily,
  pins: (start) => rowsFamily("pin", start),
  pawns: (start) => rowsFamily("pawn", start),
  crosses: (start) => rowsFamily("cross", start),
  digits: () => mooreFamily,
  steps: () => stairsFamily,
  tree: () => treeFamily,
  grid: () => gridFamily,
  row: (_, width) => stripFamily(maskRows(Number(width), false)),
  rows: (_, width) => stripFamily(maskRows(Number(width), true)),
  strip: (start) => stripFamily(slidingRows(false, false, start)),
  gap: (start) => stripFamily(slidingRows(false, true, start)),
  gaps: (start) => stripFamily(slidingRows(true, true, start)),
  retreats: () => stripFamily(northcottRows),
};

const isPair = (each: unknown): boolean => Array.isArray(each) && each.length === 2;

/**
 * The family that draws a game. Of the games that cells define, those with `heapOptions` are heaps, and all others
 * lists of moves.
 *
 * @param asGrid two heaps that no move splits are drawn as a grid
 */
export function familyOf({ rules }: AnyGame, start: unknown, asGrid = false): AnyFamily {
  const { kind, of = "" } = kindOf(rules) ?? {};
  const drawing = kind?.drawing ?? ("heapOptions" in rules ? "heaps" : undefined);
  if (drawing === undefined) return listFamily;
  // Safe: a family is only called with positions of the games that it draws.
  const family = families[drawing](start, of) as AnyFamily;
  const staysPair = asGrid && isPair(start) && rules.options(start).every(isPair);
  return family === (heapsFamily as unknown) && staysPair
    ? (gridFamily as unknown as AnyFamily)
    : family;
}
