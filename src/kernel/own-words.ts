import { fill } from "../i18n/fill.ts";
import { kernelWords } from "../i18n/kernel-words.ts";
import type { Words } from "../i18n/words.ts";

/** The language of the page whose cell this world runs. A world serves one run, so it is set once, before that. */
let language = "en";

export const speak = (pageLanguage: string): void => {
  language = pageLanguage;
};

/** A number as the page's language writes it: `2,400`. */
export const grouped = (n: number): string => n.toLocaleString(language);

/** What the kernel says itself, in the page's language. */
export const inWords = (
  id: keyof Words["kernel"],
  values: Readonly<Record<string, string | number>> = {},
): string => fill(kernelWords(language)[id], values);
