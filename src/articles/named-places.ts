import { z } from "astro/zod";
import { MAIN, prefixOf, type Language } from "../i18n/languages.ts";
import { words } from "../i18n/words.ts";
import { articles } from "./articles.ts";
import { exportPlaces } from "./library/entries.ts";
import { libraryTexts } from "./library/library-texts.ts";
import { glossary } from "./lists.ts";
import { namePlaces, type SearchRecord } from "./name-places.ts";
import { otherPages } from "./other-pages.ts";

const text = z.string().min(1);
const schema = z.record(text, z.array(text));

const files = import.meta.glob<unknown>("../../content/*/page-names.json", {
  import: "default",
  eager: true,
});

/** Every term, every article and every name of the library in a language, with the names that the search knows it by. */
export async function namedPlaces(language: Language): Promise<readonly SearchRecord[]> {
  const { chrome, search } = words(language);
  const fileOf = (tag: Language) => files[`../../content/${tag}/page-names.json`];
  const prefix = prefixOf(language);
  const written = (await articles(language)).map(({ entry, section, slug, path }) => ({
    slug,
    path,
    title: entry.data.title,
    summary: entry.data.summary,
    section: chrome[section],
  }));
  const others = otherPages(language).map((page) => ({ ...page, path: prefix + page.slug }));
  const pages = [...written, ...others];
  const names = schema.parse(fileOf(language) ?? fileOf(MAIN));
  return [
    ...namePlaces(glossary(language), pages, names, { prefix, section: search.term }),
    ...exportPlaces((await libraryTexts()).reference, { prefix, section: search.library }),
  ];
}
