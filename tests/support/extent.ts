import { inject, test } from "vitest";

/** Whether everything is asked that can be asked (`npm run test:all`), and not what fits into minutes (`npm test`). */
export const whole = inject("extent") === "whole";

/** How many cases of a law are drawn at random: of what everything asks, in minutes a tenth. */
export const drawn = (all: number): number => (whole ? all : Math.ceil(all / 10));

/** A test of the whole extent alone: of what another test would also trip on, or what takes long and rarely breaks. */
export const deep = test.runIf(whole);

/** All of these in the whole extent, else the first few. */
export const some = <Item>(all: readonly Item[], few: number): readonly Item[] =>
  whole ? all : all.slice(0, few);
