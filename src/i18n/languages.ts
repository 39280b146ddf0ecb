import * as all from "./all.ts";

/** A language the site is written in, by its tag. */
export type Language = keyof typeof all;

/** Whether the tag is that of a language of the site. */
export const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(all, tag);

/** The main language: its addresses have no prefix, and articles that another language lacks are shown in it. */
export const MAIN: Language = "en";

/** Every language, the main one first. */
export const languages: readonly Language[] = [
  MAIN,
  ...Object.keys(all)
    .filter((tag) => tag !== MAIN)
    .filter(isLanguage),
];

/** The prefix of a language in addresses, after the base path of the site: "" or "zh/". */
export const prefixOf = (language: string): string => (language === MAIN ? "" : `${language}/`);
