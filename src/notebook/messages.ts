import type { Rules } from "grundy";
import { fill, translate } from "../i18n/fill.ts";
import type { Words } from "../i18n/words.ts";
import { isOwn, ownNumber } from "./cell.ts";
import { kernel } from "../i18n/en/kernel.ts";
import { inLanguages } from "../i18n/in-languages.ts";

/** The texts that the kernel writes into outputs. */
const kernelWords = inLanguages<Words["kernel"]>({ en: kernel });

/** The page's language. A worker serves one run, so it is set once, before that run. */
let language = "en";

export const setLanguage = (pageLanguage: string): void => {
  language = pageLanguage;
};

/** Formats a number in the page's language: `2,400`. */
export const formatNumber = (n: number): string => n.toLocaleString(language);

/** Returns a text of the kernel in the page's language. */
export const kernelText = (
  id: Exclude<keyof Words["kernel"], "move">,
  values: Readonly<Record<string, string | number>> = {},
): string => fill(kernelWords(language)[id], values);

/** Returns the name of a cell in a sentence: "cell 3", "your cell 1". */
export const cellName = (number: number): string =>
  isOwn(number)
    ? kernelText("ownCell", { n: ownNumber(number) })
    : kernelText("cell", { n: number });

/** Returns advice on how to import an export of the library, possibly under another name. `*` is the whole library. */
export function howToImport(name: string, imported = name): string {
  const what =
    imported === "*"
      ? `* as ${name}`
      : `{ ${imported === name ? name : `${imported} as ${name}`} }`;
  return kernelText("importIt", { what, library: "grundy" });
}

/** Returns the message of any thrown value. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Describes a move, in the page's language if the ruleset describes it as data. */
export function describeMove<Position>(
  rules: Rules<Position>,
  position: Position,
  option: Position,
): string {
  const fact = rules.describe?.(position, option);
  return fact === undefined
    ? rules.say(position, option)
    : translate(kernelWords(language).move, fact);
}
