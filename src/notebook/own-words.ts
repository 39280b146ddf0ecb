import type { Rules } from "grundy";
import { fill, translate } from "../i18n/fill.ts";
import type { Words } from "../i18n/words.ts";
import { isOwn, ownNumber } from "./cell.ts";
import { kernel } from "../i18n/en/kernel.ts";
import { inLanguages } from "../i18n/in-languages.ts";

/** The texts that the kernel puts into outputs. */
const kernelWords = inLanguages<Words["kernel"]>({ en: kernel });

/** The language of the page. A worker serves one run, so it is set once, before that. */
let language = "en";

export const speak = (pageLanguage: string): void => {
  language = pageLanguage;
};

/** A number as the page's language writes it: `2,400`. */
export const grouped = (n: number): string => n.toLocaleString(language);

/** A text of the kernel itself, in the page's language. */
export const inWords = (
  id: Exclude<keyof Words["kernel"], "move">,
  values: Readonly<Record<string, string | number>> = {},
): string => fill(kernelWords(language)[id], values);

/** A cell in a sentence: "cell 3", "your cell 1". */
export const cellName = (number: number): string =>
  isOwn(number) ? inWords("ownCell", { n: ownNumber(number) }) : inWords("cell", { n: number });

/** How a cell gets an export of the library, perhaps under another name; `*` is all of it. */
export function howToImport(name: string, imported = name): string {
  const what =
    imported === "*"
      ? `* as ${name}`
      : `{ ${imported === name ? name : `${imported} as ${name}`} }`;
  return inWords("importIt", { what, library: "grundy" });
}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** A move in words: in the page's language where the ruleset describes it as data. */
export function moveInWords<Position>(
  rules: Rules<Position>,
  position: Position,
  option: Position,
): string {
  const fact = rules.describe?.(position, option);
  return fact === undefined
    ? rules.say(position, option)
    : translate(kernelWords(language).move, fact);
}
