import { laboratoryFaults } from "./en/laboratory-faults.ts";
import { laboratoryRules } from "./en/laboratory-rules.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** Texts about a game that was typed: what is wrong with it, and what its rules are. */
export const laboratoryWords = inLanguages<Pick<Words, "laboratoryFaults" | "laboratoryRules">>({
  en: { laboratoryFaults, laboratoryRules },
});
