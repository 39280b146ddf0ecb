import * as all from "./all.ts";

/** A language the site is written in, by its tag. */
export type Language = keyof typeof all;

/** Whether the site is written in the language of that tag. */
export const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(all, tag);

/** The language whose addresses have no prefix, and in which is shown what another one lacks. */
export const MAIN: Language = "en";

/** Every language, the main one first. */
export const languages: readonly Language[] = [
  MAIN,
  ...Object.keys(all)
    .filter((tag) => tag !== MAIN)
    .filter(isLanguage),
];

/** What the addresses of a language's pages begin with, below the site's base: "" or "zh/". */
export const prefixOf = (language: string): string => (language === MAIN ? "" : `${language}/`);
