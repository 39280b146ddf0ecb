import * as all from "./all.ts";
import { MAIN } from "./prefix-of.ts";

export { MAIN, prefixOf } from "./prefix-of.ts";

/** A language the site is written in, by its tag. */
export type Language = keyof typeof all;

/** Whether the tag is that of a language of the site. */
export const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(all, tag);

/** Every language, the main one first. */
export const languages: readonly Language[] = [
  MAIN,
  ...Object.keys(all)
    .filter((tag) => tag !== MAIN)
    .filter(isLanguage),
];
