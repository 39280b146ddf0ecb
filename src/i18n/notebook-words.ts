import { cell } from "./en/cell.ts";
import { editor } from "./en/editor.ts";
import { keep } from "./en/keep.ts";
import { types } from "./en/types.ts";
import type { Language, Words } from "./words.ts";

type NotebookWords = Pick<Words, "cell" | "editor" | "keep" | "types">;

const languages: Record<Language, NotebookWords> = { en: { cell, editor, keep, types } };

/** What a page's notebook says in a language: these words come with its script, and not with every page. */
export const notebookWords = (language: Language): NotebookWords => languages[language];
