import { cell, drafts, editor } from "./en/cell.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The texts of the notebook of a page. */
export const notebookWords = inLanguages<Pick<Words, "cell" | "editor" | "drafts">>({
  en: { cell, drafts, editor },
});
