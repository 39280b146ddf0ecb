import { board } from "./en/board.ts";
import type { Language, Words } from "./words.ts";

const languages: Record<Language, Words["board"]> = { en: board };

/** What boards say in a language: these words alone, so that a page's script need not carry the others. */
export const boardWords = (language: Language): Words["board"] => languages[language];
