import { inject, test } from "vitest";

/** Whether all tests run (`npm run test:all`), and not only those that take minutes (`npm test`). */
export const whole = inject("extent") === "whole";

/** Returns the number of random cases of a property: `all` in the whole extent, otherwise a tenth. */
export const numberOfRuns = (all: number): number => (whole ? all : Math.ceil(all / 10));

/** A test that runs only in the whole extent: another test also covers it, or it takes long and rarely fails. */
export const wholeOnly = test.runIf(whole);

/** Returns all items in the whole extent, otherwise the first few. */
export const firstUnlessWhole = <Item>(all: readonly Item[], few: number): readonly Item[] =>
  whole ? all : all.slice(0, few);
