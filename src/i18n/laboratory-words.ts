import { laboratoryFaults } from "./en/laboratory-faults.ts";
import { laboratoryRules } from "./en/laboratory-rules.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The error messages about the text of a game, and the texts that describe its rules. */
export const laboratoryWords = inLanguages<Pick<Words, "laboratoryFaults" | "laboratoryRules">>({
  en: { laboratoryFaults, laboratoryRules },
});
