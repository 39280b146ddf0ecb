import type { Language } from "./words.ts";

/**
 * Returns a function from the tag of a language to its texts. Small modules use it to collect the texts of a part for
 * scripts, workers and commands, so that a script contains no texts of other parts.
 *
 * @throws RangeError (in the returned function) if there is no folder for the language
 */
export const inLanguages =
  <Texts>(languages: Readonly<Record<Language, Texts>>) =>
  (language: string): Texts => {
    if (Object.hasOwn(languages, language)) return languages[language as Language];
    throw new RangeError(
      `Cannot find words: language must be a folder in src/i18n, current value is ${language}`,
    );
  };

/** The main language. Its addresses have no prefix, and articles without a translation are shown in it. */
export const MAIN = "en";

/** Returns the prefix of a language in addresses, after the base path of the site: "" or "zh/". */
export const prefixOf = (language: string): string => (language === MAIN ? "" : `${language}/`);
