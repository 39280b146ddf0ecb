import { kernel } from "./en/kernel.ts";
import type { Language, Words } from "./words.ts";

const languages: Record<Language, Words["kernel"]> = { en: kernel };

/** What the kernel writes in a language: these words alone, since it is loaded to run cells. */
export const kernelWords = (language: Language): Words["kernel"] => languages[language];
