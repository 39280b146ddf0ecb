import { textsOf } from "./texts-of.ts";
import type { Words } from "./words.ts";

type NotebookWords = Pick<Words, "cell" | "editor" | "drafts" | "types">;

const files = import.meta.glob<NotebookWords>("./*/notebook.ts", { eager: true });

/**
 * The texts of the notebook in a language, loaded with its script instead of with every page.
 *
 * @throws RangeError for a language of which there is no folder
 */
export const notebookWords = (language: string): NotebookWords =>
  textsOf(files, language, "notebook.ts");
