import type { Judge, Problem } from "./problem.ts";

/** The simple steps that contests reckon a compiled program makes in a second. */
const STEPS_A_SECOND = 1e8;

/** Where the judge's own limits are not known. */
const USUAL = { seconds: 1, kilobytes: 32_768 } as const;

/** What an input of size n costs, counted and not timed. Neither may get smaller as n grows. */
export interface Cost {
  readonly steps: (n: number) => number;
  /** Beside the program and its input; absent for a handful of variables. */
  readonly bytes?: (n: number) => number;
}

/**
 * The largest n, rounded down to two digits, whose cost is within a judge's limits: 10^8 steps for each second, and its
 * memory. With limits that are not known, 1 s and 32 MB. O(log n) calls; 2^53 − 1 stands for any size.
 *
 * @example
 * feasible(hdu1848, { steps: (n) => 2 ** n }); // 26
 */
export function feasible({ judge }: Pick<Problem, "judge">, cost: Cost): number {
  const { steps, bytes = () => 0 } = cost;
  const seconds = typeof judge.seconds === "number" ? judge.seconds : USUAL.seconds;
  const kilobytes = typeof judge.kilobytes === "number" ? judge.kilobytes : USUAL.kilobytes;
  const fits = (n: number): boolean =>
    steps(n) <= seconds * STEPS_A_SECOND && bytes(n) <= kilobytes * 1024;
  let [within, beyond] = [0, 1];
  while (fits(beyond) && beyond < Number.MAX_SAFE_INTEGER) [within, beyond] = [beyond, beyond * 2];
  if (beyond >= Number.MAX_SAFE_INTEGER) return Number.MAX_SAFE_INTEGER;
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (fits(middle)) within = middle;
    else beyond = middle;
  }
  const unit = 10 ** Math.max(0, String(within).length - 2);
  return Math.floor(within / unit) * unit;
}

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
