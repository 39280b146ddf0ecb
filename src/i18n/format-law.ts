import { fill } from "./fill.ts";
import type { period as texts } from "./en/period.ts";

/** The numbers of a period: from preperiod on, each value returns after one period, larger by the saltus. */
interface Law {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/** What a period says of all heaps: "g(n + 12) = g(n) for every n ≥ 71.", with numbers as a language writes them. */
export function formatLaw(
  { preperiod, period, saltus }: Law,
  words: Pick<typeof texts, "periodic" | "arithmetic">,
  number: (n: number) => string,
): string {
  return fill(saltus === 0 ? words.periodic : words.arithmetic, {
    preperiod: number(preperiod),
    period: number(period),
    saltus: number(saltus),
  });
}
