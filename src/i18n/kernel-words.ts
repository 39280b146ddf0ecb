import { kernel } from "./en/kernel.ts";
import type { Language, Words } from "./words.ts";

const languages: Readonly<Record<Language, Words["kernel"]>> = { en: kernel };

const isKnown = (language: string): language is Language => Object.hasOwn(languages, language);

/**
 * The texts of the kernel in a language; a separate module, to keep the bundle of the kernel small.
 *
 * @throws RangeError for a language that is not listed here
 */
export function kernelWords(language: string): Words["kernel"] {
  if (isKnown(language)) return languages[language];
  throw new RangeError(
    `Cannot find words: language must be one of the site, current value is ${language}`,
  );
}
