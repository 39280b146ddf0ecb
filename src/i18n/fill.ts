import type { period as texts } from "./en/period.ts";

/**
 * Replaces the placeholders of a template by values: `fill("Take {n}", { n: 2 })` is `"Take 2"`.
 *
 * @throws RangeError when a placeholder of the template has no value
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = values[gap];
    if (value === undefined) {
      throw new RangeError(`Cannot fill "${template}": no value was given for ${gap}`);
    }
    return String(value);
  });
}

/** A text at the start of a sentence. */
export const sentenceStart = (text: string): string =>
  text.slice(0, 1).toUpperCase() + text.slice(1);

/** A sentence in the plural forms of a language: `{ one: "{n} case", other: "{n} cases" }`. */
export type Plural = { readonly other: string } & {
  readonly [form in Intl.LDMLPluralRule]?: string;
};

/**
 * The form for a number.
 *
 * @example
 * plural("en", { one: "{n} case", other: "{n} cases" }, 1); // "{n} case"
 */
export const plural = (language: string, forms: Plural, n: number): string =>
  forms[new Intl.PluralRules(language).select(n)] ?? forms.other;

/** A position or a set as it is written, for a sentence: no line ends within it. */
export const onOneLine = (notation: string): string => notation.replaceAll(" ", "\u00a0");

/** A text in any language, as data: the id of a template, and values for its placeholders, which may be phrases too. */
export interface Phrase<Id extends string = string> {
  readonly id: Id;
  readonly values?: Readonly<Record<string, string | number | Phrase>>;
}

/**
 * Turns a phrase into text with the templates of a language; a string is returned unchanged.
 *
 * @throws RangeError when there is no template with the id, or a placeholder has no value
 * @example
 * translate({ heap: "heap {n}", take: "Take 2 from {heap}" }, { id: "take", values: { heap: { id: "heap", values: { n: 1 } } } });
 * // "Take 2 from heap 1"
 */
export function translate(
  templates: Readonly<Record<string, string>>,
  phrase: Phrase | string,
): string {
  if (typeof phrase === "string") return phrase;
  const { id, values = {} } = phrase;
  const template = Object.hasOwn(templates, id) ? templates[id] : undefined;
  if (template === undefined) throw new RangeError(`Cannot say ${id}: there is no such template`);
  const message = Object.entries(values).map(([gap, value]): [string, string | number] => [
    gap,
    typeof value === "object" ? translate(templates, value) : value,
  ]);
  return fill(template, Object.fromEntries(message));
}

/** The message of an InputError in a language. */
export const translateFault = (
  templates: Readonly<Record<string, string>>,
  error: { readonly fault: Phrase },
): string => translate(templates, error.fault);

/** The numbers of a period: from preperiod on, each value returns after one period, larger by the saltus. */
interface Law {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/** What a period says of all heaps: "g(n + 12) = g(n) for every n ≥ 71.", with numbers as a language writes them. */
export function formatLaw(
  { preperiod, period, saltus }: Law,
  words: Pick<typeof texts, "periodic" | "arithmetic">,
  number: (n: number) => string,
): string {
  return fill(saltus === 0 ? words.periodic : words.arithmetic, {
    preperiod: number(preperiod),
    period: number(period),
    saltus: number(saltus),
  });
}
