import { slips } from "./en/slips/index.ts";
import type { Language } from "./languages.ts";

const languages: Record<Language, typeof slips> = { en: slips };

/** Known mistakes of a problem with their words. */
export const slipsInWords = (language: Language, problem: string, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const said = slipWords(language)[problem]?.[id];
    return said ? [{ id, ...said }] : [];
  });

/** The words about known mistakes in a language; a module of its own, since only judges and problem pages need them. */
export const slipWords = (language: Language): typeof slips => languages[language];
