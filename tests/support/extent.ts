import { inject } from "vitest";

/** Whether everything is asked that can be asked (`npm run test:all`), and not what fits into minutes (`npm test`). */
export const whole = inject("extent") === "whole";

/** How many cases of a law are drawn at random: of what everything asks, in minutes a tenth. */
export const drawn = (all: number): number => (whole ? all : Math.ceil(all / 10));
