import type { Words } from "./words.ts";

type NotebookWords = Pick<Words, "cell" | "editor" | "keep" | "types">;

const files = import.meta.glob<NotebookWords>("./*/notebook.ts", { eager: true });

/**
 * The texts of the notebook in a language, loaded with its script instead of with every page.
 *
 * @throws RangeError for a language of which there is no folder
 */
export function notebookWords(language: string): NotebookWords {
  const found = files[`./${language}/notebook.ts`];
  if (found) return found;
  throw new RangeError(
    `Cannot find words: language must be a folder in src/i18n, current value is ${language}`,
  );
}
