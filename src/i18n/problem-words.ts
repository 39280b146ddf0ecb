import { problems } from "./en/problems.ts";
import type { Language, Words } from "./words.ts";

const languages: Record<Language, Words["problems"]> = { en: problems };

/** The texts about problems in a language; a separate module, to keep the bundle of the solver worker small. */
export const problemWords = (language: Language): Words["problems"] => languages[language];
