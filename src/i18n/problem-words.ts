import { problems } from "./en/problems.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The texts about contest problems. */
export const problemWords = inLanguages<Words["problems"]>({ en: problems });
