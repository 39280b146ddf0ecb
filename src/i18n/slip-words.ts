import { slips } from "./en/slips/index.ts";
import type { Language } from "./languages.ts";

const languages: Record<Language, typeof slips> = { en: slips };

/** The words about known mistakes in a language; a module of its own, since only judges and problem pages need them. */
export const slipWords = (language: Language): typeof slips => languages[language];
