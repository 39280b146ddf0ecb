import { faults } from "./en/faults.ts";
import type { Language, Words } from "./words.ts";

const languages: Record<Language, Words["faults"]> = { en: faults };

/** What is said of a text that is no position: these words alone, so that an exercise's script need not carry the others. */
export const faultWords = (language: Language): Words["faults"] => languages[language];
