import type { AnyGame } from "../../src/match/game-of.ts";
import { kindOf } from "../../src/rulesets/find-game.ts";
import type { Drawing } from "../../src/rulesets/registry.ts";
import { heapsFamily, mooreFamily } from "./columns/heaps-family.ts";
import { stairsFamily } from "./columns/stairs-family.ts";
import type { Family } from "./family.ts";
import { gridFamily } from "./grid/grid-family.ts";
import { listFamily } from "./list/list-family.ts";
import { maskRows, northcottRows, slidingRows } from "./strip/rows.ts";
import { stripFamily } from "./strip/strip-family.ts";
import { treeFamily } from "./tree/tree-family.ts";

type AnyFamily = Family<unknown>;

/** What makes each drawing, of the position at the start and of what the game is made from. */
const families: Readonly<Record<Drawing, (start: unknown, of: string) => unknown>> = {
  heaps: () => heapsFamily,
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
 * The family that draws a game: of a cell's own games those of heaps are known by their rules, and all others are lists
 * of moves.
 *
 * @param asGrid two heaps that no move splits are drawn as a grid
 */
export function familyOf({ rules }: AnyGame, start: unknown, asGrid = false): AnyFamily {
  const { kind, of = "" } = kindOf(rules) ?? {};
  const drawing = kind?.drawing ?? ("heapOptions" in rules ? "heaps" : undefined);
  if (drawing === undefined) return listFamily;
  // Each family takes the positions of its own games only, and is never given others.
  const family = families[drawing](start, of) as AnyFamily;
  const staysPair = asGrid && isPair(start) && rules.options(start).every(isPair);
  return family === (heapsFamily as unknown) && staysPair
    ? (gridFamily as unknown as AnyFamily)
    : family;
}
