import { fill } from "../../src/i18n/fill.ts";
import { plural, type Plural } from "../../src/i18n/plural.ts";
import type { Words } from "../../src/i18n/words.ts";

export type SolverWords = Words["solver"];

export type { Columns } from "../../src/problems/explanation.ts";

/** Numbers and counts as a language writes them. */
export interface Say {
  readonly words: SolverWords;
  number(n: number): string;
  counted(words: Plural, n: number): string;
  cases(n: number): string;
  /** Never less than 0.01: clocks in browsers are coarse. */
  seconds(milliseconds: number): string;
  size(bytes: number): string;
}

export function sayIn(language: string, words: SolverWords): Say {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const hundredths = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const counted = (words: Plural, n: number): string =>
    fill(plural(language, words, n), { n: whole.format(n) });
  return {
    words,
    number: (n) => whole.format(n),
    counted,
    cases: (n) => counted(words.cases, n),
    seconds: (milliseconds) => hundredths.format(Math.max(milliseconds, 10) / 1000),
    size: (bytes) =>
      bytes < 1e6
        ? fill(words.kilobytes, { n: tenths.format(bytes / 1e3) })
        : fill(words.megabytes, { n: tenths.format(bytes / 1e6) }),
  };
}
