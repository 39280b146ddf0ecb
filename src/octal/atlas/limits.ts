import type { Bound } from "./explore.ts";

/** How far the atlas computes games whose period is not found, by the number of digits. */
export const LIMITS: Readonly<Record<"three" | "four", Bound>> = {
  three: { least: 2 ** 16, heaps: 2 ** 20, work: 2e8 },
  four: { least: 2 ** 12, heaps: 2 ** 12, work: 0 },
};

/** Games whose certificates need more, and the heaps that suffice: 0.1077 is the standard form of 0.054, 0.1776 of 0.454. */
const LONG: Readonly<Record<string, number>> = {
  "0.104": 450_000_000,
  "0.354": 21_000_000,
  "0.376": 5_000_000,
  "0.1077": 450_000_000,
  "0.1776": 450_000_000,
};

/** How far the standard form of a game of three digits is computed. */
export const boundOf = (form: string): Bound => {
  const heaps = LONG[form];
  return heaps === undefined ? LIMITS.three : { least: heaps, heaps, work: Infinity };
};

/** All codes of so many digits: 0.000, 0.001, … */
export const codes = (digits: number): string[] =>
  Array.from({ length: 8 ** digits }, (_, code) => `0.${code.toString(8).padStart(digits, "0")}`);
