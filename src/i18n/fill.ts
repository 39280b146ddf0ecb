import type { period as texts } from "./en/period.ts";

/**
 * Replaces the placeholders of a template with values: `fill("Take {n}", { n: 2 })` is `"Take 2"`.
 *
 * @throws RangeError if a placeholder of the template has no value
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new RangeError(`Cannot fill "${template}": no value was given for ${name}`);
    }
    return String(value);
  });
}

/** Returns a text with its first letter in upper case, for the start of a sentence. */
export const sentenceStart = (text: string): string =>
  text.slice(0, 1).toUpperCase() + text.slice(1);

/** A text in the plural forms of a language: `{ one: "{n} case", other: "{n} cases" }`. */
export type Plural = { readonly other: string } & {
  readonly [form in Intl.LDMLPluralRule]?: string;
};

/**
 * Returns the plural form for a number.
 *
 * @example
 * plural("en", { one: "{n} case", other: "{n} cases" }, 1); // "{n} case"
 */
export const plural = (language: string, forms: Plural, n: number): string =>
  forms[new Intl.PluralRules(language).select(n)] ?? forms.other;

/** Returns the notation of a position or set with non-breaking spaces, so that no line breaks within it. */
export const onOneLine = (notation: string): string => notation.replaceAll(" ", "\u00a0");

/** A text in any language as data: the id of a template, and the values of its placeholders, which may be phrases. */
export interface Phrase<Id extends string = string> {
  readonly id: Id;
  readonly values?: Readonly<Record<string, string | number | Phrase>>;
}

/**
 * Turns a phrase into text with the templates of a language; a string is returned unchanged.
 *
 * @throws RangeError if there is no template with the id, or a placeholder has no value
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
  if (template === undefined)
    throw new RangeError(`Cannot translate ${id}: there is no template with this id`);
  const filled = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "object" ? translate(templates, value) : value,
  ]);
  return fill(template, Object.fromEntries(filled));
}

/** Returns the message of an InputError in a language. */
export const translateFault = (
  templates: Readonly<Record<string, string>>,
  error: { readonly fault: Phrase },
): string => translate(templates, error.fault);

/** The numbers of a period: from `preperiod` on, each value repeats after one period, increased by the saltus. */
interface Law {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/** Formats the law of a period, such as "g(n + 12) = g(n) for every n ≥ 71."; `number` formats its numbers. */
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
