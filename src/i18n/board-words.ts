import { textsOf } from "./texts-of.ts";
import type { Words } from "./words.ts";

const files = import.meta.glob<Words["board"]>("./*/board.ts", { import: "board", eager: true });

/**
 * The texts of boards in a language; a separate module, so that the scripts of boards do not include other texts.
 *
 * @throws RangeError for a language of which there is no folder
 */
export const boardWords = (language: string): Words["board"] =>
  textsOf(files, language, "board.ts");
