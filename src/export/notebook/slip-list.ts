import type { Language } from "../../i18n/languages.ts";
import { slipWords } from "../../i18n/slip-words.ts";
import { list, paragraph, strong, text, type Block } from "./markdown.ts";

/** The known mistakes of a problem as Markdown, in words. */
export function slipList(id: string, language: Language): Block[] {
  const slips = Object.values(slipWords(language)[id] ?? {});
  return [list(slips.map(({ name, why }) => [paragraph(strong(`${name}.`), text(` ${why}`))]))];
}
