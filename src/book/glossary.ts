import { z } from "astro/zod";
import { MAIN, type Language } from "../i18n/languages.ts";

const text = z.string().min(1);

const schema = z.array(
  z.strictObject({
    term: text,
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
