import * as all from "./all.ts";
import type { Language } from "./languages.ts";

export type { Language } from "./languages.ts";

/** Every word the interface says, by room. A language is one more value of this type. */
export type Words = typeof all.en;

/** The interface's words in a language. */
export const words = (language: Language): Words => all[language];
