import type { Judge } from "../../src/problems/problem.ts";

/**
 * How many times as long as in C++ a program may take here. JavaScript that does the same takes up to about twice as long,
 * and a phone another time as long as the machine of a judge; a program that tries everything takes thousands of times as
 * long, and is told from one that does not by any factor.
 */
export const FACTOR = 3;

/** Milliseconds that a program may take for the largest input: the judge's limit, or a second, times {@link FACTOR}. */
export const allowed = ({ seconds = "usual" }: Partial<Judge> = {}): number =>
  1000 * FACTOR * Math.max(1, seconds === "usual" ? 1 : seconds);
