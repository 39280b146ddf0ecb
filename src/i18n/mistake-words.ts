import { mistakes } from "./en/mistakes/index.ts";
import { inLanguages } from "./in-languages.ts";

/** The texts about known mistakes, by the ids of the problem and of the mistake. */
export const mistakeWords = inLanguages<typeof mistakes>({ en: mistakes });

/** Returns known mistakes of a problem with their texts; ids without a text are left out. */
export const mistakesInWords = (language: string, problem: string, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const report = mistakeWords(language)[problem]?.[id];
    return report ? [{ id, ...report }] : [];
  });
