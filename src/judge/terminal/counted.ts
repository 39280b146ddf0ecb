import { judgeTerminal } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { plural, type Plural } from "../../i18n/plural.ts";

const LANGUAGE = "en";

/** A sentence with a count in it. */
export const counted = (forms: Plural, n: number): string =>
  fill(plural(LANGUAGE, forms, n), { n: n.toLocaleString(LANGUAGE) });

/** An amount of memory in MB: "9.5", "612". */
export function sayMegabytes(kilobytes: number): string {
  const megabytes = kilobytes / 1024;
  const n = megabytes < 10 ? Math.round(10 * megabytes) / 10 : Math.round(megabytes);
  return n.toLocaleString(LANGUAGE);
}

/** A time: "87 ms", "1.3 s". */
export function sayTime(milliseconds: number): string {
  const [template, n] =
    milliseconds < 1000
      ? [judgeTerminal.milliseconds, Math.max(1, Math.round(milliseconds))]
      : [judgeTerminal.seconds, Math.round(milliseconds / 100) / 10];
  return fill(template, { n: n.toLocaleString(LANGUAGE) });
}
