import type { Words } from "./words.ts";

const files = import.meta.glob<Words["board"]>("./*/board.ts", { import: "board", eager: true });

/**
 * The texts of boards in a language; a separate module, so that the scripts of boards do not include other texts.
 *
 * @throws RangeError for a language of which there is no folder
 */
export function boardWords(language: string): Words["board"] {
  const found = files[`./${language}/board.ts`];
  if (found) return found;
  throw new RangeError(
    `Cannot find words: language must be a folder in src/i18n, current value is ${language}`,
  );
}
