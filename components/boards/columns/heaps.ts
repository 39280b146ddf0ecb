import type { Frame } from "../family.ts";

/** The positions of the families of columns: sizes of heaps, or coins on steps. */
export type Heaps = readonly number[];

/** Up to so many stones a column is drawn stone by stone, each a touch target. */
const TALLEST = 8;

/** The most stones that a pile shows; its label has their number. */
export const MOST_DRAWN = 60;

/** The heaps of a position; a single heap may be a number. */
export const heapsOf = (position: Heaps | number): Heaps => [position].flat();

/** Whether heaps are drawn small, as piles. They never grow, so the start of the match decides. */
export const areHeapsSmall = ({ start }: Frame<Heaps>): boolean =>
  Math.max(0, ...heapsOf(start)) > TALLEST;

/** Whether stairs are drawn small: coins may gather on one step, so their total decides. */
export const areStairsSmall = ({ start }: Frame<Heaps>): boolean =>
  start.reduce((sum, coins) => sum + coins, 0) > TALLEST;
