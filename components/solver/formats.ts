import { fill, plural, type Plural } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Kind } from "./solve-input.ts";

export type SolverWords = Words["solver"];

export type { Columns } from "../../src/problems/explanation.ts";

/** Writes milliseconds as seconds, never less than 0.01: clocks in browsers are coarse. */
export function secondsIn(language: string): (milliseconds: number) => string {
  const hundredths = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (milliseconds) => hundredths.format(Math.max(milliseconds, 10) / 1000);
}

/** The words of the solver, with numbers and counts as a language writes them. */
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
    seconds: secondsIn(language),
    size: (bytes: number) =>
      bytes < 1e6
        ? fill(words.kilobytes, { n: tenths.format(bytes / 1e3) })
        : fill(words.megabytes, { n: tenths.format(bytes / 1e6) }),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

/** Longer inputs, in characters, are not written as a line. */
const LONGEST_LINE = 200;

/**
 * An input as one line; undefined where it is too long.
 *
 * @example
 * joinLines("2\n1 19\n1 18\n"); // "2 / 1 19 / 1 18"
 */
export const joinLines = (input: string): string | undefined =>
  input.length > LONGEST_LINE ? undefined : input.trim().replaceAll(/\s*\n\s*/g, " / ");

/** How many cases have a verdict: "99,998 Fibo", or "57 times 0". */
export function formatKind({ verdict, count }: Kind, formats: Formats): string {
  const { kind, numberKind, numberKindOnce } = formats.words;
  const template = !/^\d/.test(verdict) ? kind : count === 1 ? numberKindOnce : numberKind;
  return fill(template, { n: formats.number(count), verdict });
}

/** More kinds than these are counted together. */
const NAMED = 4;

/** How many cases have which verdict: "99,998 Fibo, 2 Nacci". */
export function formatKinds(kinds: readonly Kind[], formats: Formats): string {
  const named = kinds.length <= NAMED ? kinds : kinds.slice(0, NAMED - 1);
  const others = kinds.length - named.length;
  const rest = others === 0 ? [] : [formats.counted(formats.words.otherKinds, others)];
  return [...named.map((kind) => formatKind(kind, formats)), ...rest].join(", ");
}
