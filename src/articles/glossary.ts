import { z } from "astro/zod";
import { MAIN, type Language } from "../i18n/languages.ts";
import { linkTo, type Where } from "./link-to.ts";
import { termAnchor } from "./term-anchor.ts";

const text = z.string().min(1);

const schema = z.array(
  z.strictObject({
    term: text,
    /** Other names, in any language, that the search finds it by. */
    aliases: z.array(text).default([]),
    /** The same in Chinese. */
    zh: text,
    /** The article that introduces it, as in an address: "foundations/mex". */
    article: text,
    definition: text,
  }),
);

/** A term of the field, with the article that introduces it. */
export type Term = z.infer<typeof schema>[number];

const files = import.meta.glob<unknown>("../../content/*/glossary.json", {
  import: "default",
  eager: true,
});

/** Every term that the articles of a language introduce, in the order of the book; of the main one where it has no list. */
export function glossary(language: Language): readonly Term[] {
  const fileOf = (tag: Language) => files[`../../content/${tag}/glossary.json`];
  return schema.parse(fileOf(language) ?? fileOf(MAIN));
}

/** The same by the language's alphabet. */
export function glossaryInOrder(language: Language): readonly Term[] {
  const order = new Intl.Collator(language, { ignorePunctuation: true });
  return [...glossary(language)].sort((one, other) => order.compare(one.term, other.term));
}

/** The term of that name, in small letters or large ones. */
export function findTerm(name: string, language: Language): Term {
  const known = glossary(language);
  const wanted = name.toLowerCase();
  const found = known.find(({ term }) => term.toLowerCase() === wanted);
  if (!found) {
    const list = known.map(({ term }) => term).join(", ");
    throw new RangeError(
      `Cannot explain a term: it must be one of ${list}, current value is ${wanted}`,
    );
  }
  return found;
}

/** Where the glossary explains a term. */
export const glossaryAddress = ({ term }: Term, where: Where): string =>
  linkTo(`reference/glossary#${termAnchor(term)}`, where);
