import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";

export type SolverWords = Words["solver"];

/** What the explanations of one problem call their rows, and what stands in them. */
export type Columns = Words["problems"]["columns"][string];

/** A sentence with a count, in its forms. */
interface Counted {
  readonly one: string;
  readonly other: string;
}

/** Numbers and counts as a language writes them. */
export interface Say {
  readonly words: SolverWords;
  number(n: number): string;
  counted(words: Counted, n: number): string;
  cases(n: number): string;
  /** Never less than 0.01: clocks in browsers are coarse. */
  seconds(milliseconds: number): string;
  size(bytes: number): string;
}

export function sayIn(language: string, words: SolverWords): Say {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const hundredths = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const plural = new Intl.PluralRules(language);
  const counted = ({ one, other }: Counted, n: number): string =>
    fill(plural.select(n) === "one" ? one : other, { n: whole.format(n) });
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
