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
