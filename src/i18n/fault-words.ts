import { faults } from "./en/faults.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The messages about invalid positions. */
export const faultWords = inLanguages<Words["faults"]>({ en: faults });
