import type { Words } from "./words.ts";

const files = import.meta.glob<Words["faults"]>("./*/faults.ts", { import: "faults", eager: true });

/**
 * The messages about invalid positions in a language; a separate module, so that the scripts of exercises do not include other texts.
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
