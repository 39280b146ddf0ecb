import type { Frame } from "../family.ts";

/** Heaps, or steps, as the families of columns take them. */
export type Heaps = readonly number[];

/** Up to so many stones a column is drawn stone by stone, each as large as a thumb. */
const TALLEST = 8;

/** A tall pile shows so many stones; its number says the rest. */
export const MOST_DRAWN = 60;

/** A single heap may come as a number. */
export const heapsOf = (position: Heaps | number): Heaps => [position].flat();

/** Whether heaps are drawn small, as piles. They never grow, so the start of the match decides. */
export const areHeapsSmall = ({ start }: Frame<Heaps>): boolean =>
  Math.max(0, ...heapsOf(start)) > TALLEST;

/** Coins come together on their way down, so on stairs the total decides. */
export const areStairsSmall = ({ start }: Frame<Heaps>): boolean =>
  start.reduce((sum, coins) => sum + coins, 0) > TALLEST;
