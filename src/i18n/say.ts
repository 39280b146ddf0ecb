import { fill } from "./fill.ts";

/** What is to be said in some language: a template by its id, and what stands in its gaps, which may be phrases too. */
export interface Phrase<Id extends string = string> {
  readonly id: Id;
  readonly values?: Readonly<Record<string, string | number | Phrase>>;
}

/**
 * Puts a phrase into the words of a language; a text, which has its words already, stays as it is.
 *
 * @throws RangeError when the templates have none of its id, or a gap has no value
 * @example
 * say({ heap: "heap {n}", take: "Take 2 from {heap}" }, { id: "take", values: { heap: { id: "heap", values: { n: 1 } } } });
 * // "Take 2 from heap 1"
 */
export function say(templates: Readonly<Record<string, string>>, phrase: Phrase | string): string {
  if (typeof phrase === "string") return phrase;
  const { id, values = {} } = phrase;
  const template = Object.hasOwn(templates, id) ? templates[id] : undefined;
  if (template === undefined) throw new RangeError(`Cannot say ${id}: there is no such template`);
  const said = Object.entries(values).map(([gap, value]): [string, string | number] => [
    gap,
    typeof value === "object" ? say(templates, value) : value,
  ]);
  return fill(template, Object.fromEntries(said));
}

/** Says what is wrong with a text in the words of a language: `error` is an InputError. */
export const sayFault = (
  templates: Readonly<Record<string, string>>,
  error: { readonly fault: Phrase },
): string => say(templates, error.fault);
