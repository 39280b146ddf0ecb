import type { Language } from "./words.ts";

/**
 * A function from the tag of a language to its texts. The texts that scripts, workers and commands use are collected in
 * small modules by this function, so that a script contains no texts of other parts.
 *
 * @throws RangeError (the function returned) for a language of which there is no folder
 */
export const inLanguages =
  <Texts>(languages: Readonly<Record<Language, Texts>>) =>
  (language: string): Texts => {
    if (Object.hasOwn(languages, language)) return languages[language as Language];
    throw new RangeError(
      `Cannot find words: language must be a folder in src/i18n, current value is ${language}`,
    );
  };

/** The main language: its addresses have no prefix, and articles that another language lacks are shown in it. */
export const MAIN = "en";

/** The prefix of a language in addresses, after the base path of the site: "" or "zh/". */
export const prefixOf = (language: string): string => (language === MAIN ? "" : `${language}/`);
