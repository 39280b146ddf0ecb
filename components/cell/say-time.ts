import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";

/** A time rounded for reading: "2.4 ms", "87 ms", "1.3 s". */
export function sayTime(milliseconds: number, words: Words["cell"]): string {
  const rounded = (n: number, digits: number): string =>
    n.toLocaleString(words.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  if (milliseconds >= 1000) return fill(words.seconds, { n: rounded(milliseconds / 1000, 1) });
  return fill(words.milliseconds, { n: rounded(milliseconds, milliseconds < 10 ? 1 : 0) });
}
