import type { Frame } from "../family.ts";

/** The positions of the families of columns: sizes of heaps, or coins on steps. */
export type Heaps = readonly number[];

/** Up to so many stones a column is drawn stone by stone, each a touch target. */
const LARGEST = 15;

/** A column up to this height is one stone wide; a higher one is built in rows, as far as there is room beside it. */
const TALLEST = 8;

/** The most stones in a row of a heap, which is still counted at a glance. */
const WIDEST = 5;

/** How many stones stand side by side on the narrowest screen. */
const ROOM = 6;

/** So many rows are drawn stone by stone where a heap of them is larger than {@link LARGEST}. */
const MOST_ROWS = 6;

/** The most stones that a pile shows; its label has their number. */
export const MOST_DRAWN = 60;

/** The heaps of a position; a single heap may be a number. */
export const heapsOf = (position: Heaps | number): Heaps => [position].flat();

/** Whether heaps are drawn small, as piles. They never grow, so the start of the match decides. */
export const areHeapsSmall = ({ start }: Pick<Frame<Heaps>, "start">): boolean =>
  Math.max(0, ...heapsOf(start)) > Math.max(LARGEST, MOST_ROWS * stonesAcross({ start }));

/** How many stones a heap has in a row: the lowest row is filled first, and the last stone of the highest one is on top. */
export function stonesAcross({ start }: Pick<Frame<Heaps>, "start">): number {
  const heaps = heapsOf(start);
  if (Math.max(0, ...heaps) <= TALLEST) return 1;
  return Math.max(1, Math.min(WIDEST, Math.floor(ROOM / heaps.length)));
}

/** Whether stairs are drawn small: coins may gather on one step, so their total decides. */
export const areStairsSmall = ({ start }: Frame<Heaps>): boolean =>
  start.reduce((sum, coins) => sum + coins, 0) > LARGEST;
