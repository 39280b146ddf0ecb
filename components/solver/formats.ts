import { fill, plural, type Plural } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Kind } from "./solve-input.ts";

export type SolverWords = Words["solver"];

export type { Columns } from "../../src/problems/explanation.ts";

/** Formats milliseconds as seconds, at least 0.01, since clocks in browsers are coarse. */
export function secondsFormatter(language: string): (milliseconds: number) => string {
  const hundredths = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (milliseconds) => hundredths.format(Math.max(milliseconds, 10) / 1000);
}

/** Returns the solver's texts, and functions that format numbers and counts in a language. */
export function formatsFor(language: string, words: SolverWords) {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const counted = (words: Plural, n: number): string =>
    fill(plural(language, words, n), { n: whole.format(n) });
  return {
    words,
    number: (n: number) => whole.format(n),
    counted,
    cases: (n: number) => counted(words.cases, n),
    seconds: secondsFormatter(language),
    size: (bytes: number) =>
      bytes < 1e6
        ? fill(words.kilobytes, { n: tenths.format(bytes / 1e3) })
        : fill(words.megabytes, { n: tenths.format(bytes / 1e6) }),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

/** Maximum number of characters of an input that is shown as one line. */
const LONGEST_LINE = 200;

/**
 * Joins the lines of an input; returns undefined if it is too long.
 *
 * @example
 * joinLines("2\n1 19\n1 18\n"); // "2 / 1 19 / 1 18"
 */
export const joinLines = (input: string): string | undefined =>
  input.length > LONGEST_LINE ? undefined : input.trim().replaceAll(/\s*\n\s*/g, " / ");

/** Formats the number of cases with a verdict: "99,998 Fibo", or "57 times 0". */
export function formatKind({ verdict, count }: Kind, formats: Formats): string {
  const { kind, numberKind, numberKindOnce } = formats.words;
  const template = !/^\d/.test(verdict) ? kind : count === 1 ? numberKindOnce : numberKind;
  return fill(template, { n: formats.number(count), verdict });
}

/** Maximum number of verdicts that are listed; the others are counted together. */
const NAMED = 4;

/** Formats the numbers of cases for several verdicts: "99,998 Fibo, 2 Nacci". */
export function formatKinds(kinds: readonly Kind[], formats: Formats): string {
  const named = kinds.length <= NAMED ? kinds : kinds.slice(0, NAMED - 1);
  const others = kinds.length - named.length;
  const rest = others === 0 ? [] : [formats.counted(formats.words.otherKinds, others)];
  return [...named.map((kind) => formatKind(kind, formats)), ...rest].join(", ");
}
