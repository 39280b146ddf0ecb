import * as all from "./all.ts";
import type { Language } from "./languages.ts";
import type { Plural } from "./plural.ts";

export type { Language } from "./languages.ts";

/** The type of the texts in any language: a plural with two forms in English has the plural forms of that language. */
type InAnyLanguage<Capacity> = Capacity extends string
  ? Capacity
  : Capacity extends { readonly one: string; readonly other: string }
    ? Plural
    : { readonly [Key in keyof Capacity]: InAnyLanguage<Capacity[Key]> };

/** All texts of the interface, grouped by part. Each language is a value of this type. */
export type Words = InAnyLanguage<typeof all.en>;

/** The texts of the interface in a language. */
export const words = (language: Language): Words => all[language];
