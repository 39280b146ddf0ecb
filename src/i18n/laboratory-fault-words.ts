import { laboratoryFaults } from "./en/laboratory-faults.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The messages about the text of a game in the laboratory. */
export const laboratoryFaultWords = inLanguages<Words["laboratoryFaults"]>({
  en: laboratoryFaults,
});
