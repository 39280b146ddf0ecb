import type { Language } from "../../i18n/languages.ts";
import { mistakeWords } from "../../i18n/mistake-words.ts";
import { list, paragraph, strong, text, type Block } from "./markdown.ts";

/** The known mistakes of a problem as Markdown, in words. */
export function mistakeList(id: string, language: Language): Block[] {
  const mistakes = Object.values(mistakeWords(language)[id] ?? {});
  return [list(mistakes.map(({ name, why }) => [paragraph(strong(`${name}.`), text(` ${why}`))]))];
}
