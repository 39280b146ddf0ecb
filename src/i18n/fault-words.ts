import type { Words } from "./words.ts";

const files = import.meta.glob<Words["faults"]>("./*/faults.ts", { import: "faults", eager: true });

/**
 * What is said of a text that is no position: these words alone, so that an exercise's script need not carry the others.
 *
 * @throws RangeError for a language of which there is no folder
 */
export function faultWords(language: string): Words["faults"] {
  const found = files[`./${language}/faults.ts`];
  if (found) return found;
  throw new RangeError(
    `Cannot find words: language must be a folder in src/i18n, current value is ${language}`,
  );
}
