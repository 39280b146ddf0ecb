import type { Judge, Problem } from "./problem.ts";

/** Simple steps per second of a compiled program, by the usual estimate in contests. */
const STEPS_PER_SECOND = 1e8;

/** The limits that are assumed if the judge's limits are unknown. */
const USUAL = { seconds: 1, kilobytes: 32_768 } as const;

/** The cost of an input of size n: counts, not measured times. Neither function may decrease as n grows. */
export interface Cost {
  readonly steps: (n: number) => number;
  /** Memory in addition to the program and its input; absent if it is only a few variables. */
  readonly bytes?: (n: number) => number;
}

/**
 * Returns the largest n, rounded down to two digits, whose cost is within a judge's limits: 10^8 steps per second, and
 * the memory. Unknown limits count as 1 s and 32 MB. O(log n) calls; the result 2^53 − 1 means any size.
 *
 * @example
 * feasible(hdu1848, { steps: (n) => 2 ** n }); // 26
 */
export function feasible({ judge }: Pick<Problem, "judge">, cost: Cost): number {
  const { steps, bytes = () => 0 } = cost;
  const seconds = typeof judge.seconds === "number" ? judge.seconds : USUAL.seconds;
  const kilobytes = typeof judge.kilobytes === "number" ? judge.kilobytes : USUAL.kilobytes;
  const fits = (n: number): boolean =>
    steps(n) <= seconds * STEPS_PER_SECOND && bytes(n) <= kilobytes * 1024;
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
 * The factor by which the time limit on a page and in a terminal exceeds the judge's. JavaScript takes up to about twice
 * as long as the same C++, a phone takes longer than the judge's machine, and on a page the measured time includes the
 * machine's other work. An exhaustive search takes thousands of times as long, so that any factor detects it.
 */
export const TIME_FACTOR = 3;

/** Returns the time limit per input in milliseconds: the judge's limit, at least a second, times {@link TIME_FACTOR}. */
export const timeLimit = ({ seconds = "usual" }: Partial<Judge> = {}): number =>
  1000 * TIME_FACTOR * Math.max(1, seconds === "usual" ? 1 : seconds);
