import { slips } from "./en/slips/index.ts";
import { inLanguages } from "./in-languages.ts";

/** The texts about known mistakes, by the ids of the problem and of the mistake. */
export const slipWords = inLanguages<typeof slips>({ en: slips });

/** Known mistakes of a problem with their texts. */
export const slipsInWords = (language: string, problem: string, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const said = slipWords(language)[problem]?.[id];
    return said ? [{ id, ...said }] : [];
  });
