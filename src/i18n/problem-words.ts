import { problems } from "./en/problems.ts";
import type { Language, Words } from "./words.ts";

const languages: Record<Language, Words["problems"]> = { en: problems };

/** What is said of problems in a language: these words alone, for the worker that solves them. */
export const problemWords = (language: Language): Words["problems"] => languages[language];
