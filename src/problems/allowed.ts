import type { Judge } from "./problem.ts";

/**
 * How many times as long as on a judge a program may take, in a page and in a terminal. JavaScript that does the same as C++
 * takes up to about twice as long, a phone another time as long as the machine of a judge, and in a page the clock counts
 * whatever else the machine does. A program that tries everything takes thousands of times as long, and is told
 * from one that does not by any factor.
 */
export const FACTOR = 3;

/** Milliseconds that a program may take for an input: the judge's limit, or a second, times {@link FACTOR}. */
export const allowed = ({ seconds = "usual" }: Partial<Judge> = {}): number =>
  1000 * FACTOR * Math.max(1, seconds === "usual" ? 1 : seconds);
