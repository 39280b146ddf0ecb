import { fill } from "./fill.ts";

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
