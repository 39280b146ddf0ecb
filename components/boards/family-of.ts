import type { AnyGame } from "../../src/match/game-of.ts";
import { heapsFamily, mooreFamily } from "./columns/heaps-family.ts";
import { stairsFamily } from "./columns/stairs-family.ts";
import type { Family } from "./family.ts";
import { gridFamily } from "./grid/grid-family.ts";
import { listFamily } from "./list/list-family.ts";
import { maskRows, northcottRows, slidingRows } from "./strip/rows.ts";
import { stripFamily } from "./strip/strip-family.ts";
import { treeFamily } from "./tree/tree-family.ts";

type AnyFamily = Family<unknown>;

/** Games by their names; what the first group holds is how many squares their rows have. */
const named: readonly (readonly [RegExp, (start: unknown, width: number) => unknown])[] = [
  [/^Staircase Nim$/, () => stairsFamily],
  [/^Stones on a binary tree$/, () => treeFamily],
  [/^Wythoff's game$/, () => gridFamily],
  [/^Moore's Nim, up to (?!1 heap)/, () => mooreFamily],
  [/^Row of (\d+) squares$/, (_, width) => stripFamily(maskRows(width, false))],
  [/^Rows of (\d+) squares$/, (_, width) => stripFamily(maskRows(width, true))],
  [/^Pieces on a strip$/, (start) => stripFamily(slidingRows(false, false, start))],
  [/^Northcott's row, /, (start) => stripFamily(slidingRows(false, true, start))],
  [/^Northcott's rows, /, (start) => stripFamily(slidingRows(true, true, start))],
  [/^Northcott's game$/, () => stripFamily(northcottRows)],
];

/**
 * The family that draws a game. Games of heaps are known by their rules, the others by their names; what none of them
 * can draw is a list of moves.
 *
 * @param asGrid two heaps that no move splits are drawn as a grid
 */
export function familyOf(game: AnyGame, start: unknown, asGrid = false): AnyFamily {
  const { rules } = game;
  const found = named.find(([pattern]) => pattern.test(rules.name));
  // Each family takes the positions of its own games only, and is never given others.
  if (found) return found[1](start, Number(found[0].exec(rules.name)?.[1])) as AnyFamily;
  const isHeaps = "heapOptions" in rules || /^Moore/.test(rules.name);
  if (!isHeaps) return listFamily;
  const isPair = (each: unknown): boolean => Array.isArray(each) && each.length === 2;
  const staysPair = asGrid && isPair(start) && rules.options(start).every(isPair);
  return (staysPair ? gridFamily : heapsFamily) as unknown as AnyFamily;
}
