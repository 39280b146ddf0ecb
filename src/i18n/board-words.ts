import { board } from "./en/board.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The texts of boards. */
export const boardWords = inLanguages<Words["board"]>({ en: board });
