import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";

/** A time as a reader takes it in: "2.4 ms", "87 ms", "1.3 s". */
export function sayTime(milliseconds: number, words: Words["cell"]): string {
  if (milliseconds >= 1000) return fill(words.seconds, { n: (milliseconds / 1000).toFixed(1) });
  const n = milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds);
  return fill(words.milliseconds, { n });
}
