import { cell } from "./en/cell.ts";
import { drafts } from "./en/drafts.ts";
import { editor } from "./en/editor.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The texts of the notebook of a page. */
export const notebookWords = inLanguages<Pick<Words, "cell" | "editor" | "drafts">>({
  en: { cell, drafts, editor },
});
