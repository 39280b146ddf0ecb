import * as en from "./en/index.ts";
import type { Plural } from "./fill.ts";
import { MAIN, prefixOf } from "./in-languages.ts";

export { MAIN, prefixOf };

/** The texts of each language by its tag. To add a language, add a folder with the same files and list it here. */
const all = { en };

/** The type of the texts in any language: a plural with the two English forms has the plural forms of that language. */
type InAnyLanguage<Capacity> = Capacity extends string
  ? Capacity
  : Capacity extends { readonly one: string; readonly other: string }
    ? Plural
    : { readonly [Key in keyof Capacity]: InAnyLanguage<Capacity[Key]> };

/** All texts of the interface, grouped by part. Each language is a value of this type. */
export type Words = InAnyLanguage<typeof all.en>;

/** Returns the texts of the interface in a language. */
export const words = (language: Language): Words => all[language];

/** The tag of a language of the site. */
export type Language = keyof typeof all;

/** Reports whether a tag is the tag of a language of the site. */
export const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(all, tag);

/** Every language, the main one first. */
export const languages: readonly Language[] = [
  MAIN,
  ...Object.keys(all)
    .filter((tag) => tag !== MAIN)
    .filter(isLanguage),
];

/** The props of each page below `[...lang]`. */
export interface LanguageProps {
  readonly language: Language;
}

/** Returns the static paths of a page below `[...lang]`, one for each language. */
export const languagePaths = () =>
  languages.map((language) => ({
    params: { lang: prefixOf(language).replace("/", "") || undefined },
    props: { language },
  }));
