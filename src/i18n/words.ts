import * as all from "./all.ts";
import type { Language } from "./languages.ts";
import type { Plural } from "./plural.ts";

export type { Language } from "./languages.ts";

/** Words in any language: what English says in two forms, another says in as many as it has. */
type InAnyLanguage<Room> = Room extends string
  ? Room
  : Room extends { readonly one: string; readonly other: string }
    ? Plural
    : { readonly [Key in keyof Room]: InAnyLanguage<Room[Key]> };

/** Every word the interface says, by room. A language is one more value of this type. */
export type Words = InAnyLanguage<typeof all.en>;

/** The interface's words in a language. */
export const words = (language: Language): Words => all[language];
