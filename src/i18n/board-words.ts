import type { Words } from "./words.ts";

const files = import.meta.glob<Words["board"]>("./*/board.ts", { import: "board", eager: true });

/**
 * What boards say in a language: these words alone, so that a page's script need not carry the others.
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
