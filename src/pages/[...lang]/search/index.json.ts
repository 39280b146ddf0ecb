import type { APIRoute } from "astro";
import type { SearchFile } from "@components/search/SearchBox.tsx";
import { articles } from "../../../articles/articles.ts";
import { href } from "../../../articles/href.ts";
import { namePlaces, type SearchRecord } from "../../../articles/name-places.ts";
import { exportPlaces } from "../../../articles/library/entries.ts";
import { libraryTexts } from "../../../articles/library/library-texts.ts";
import { glossary, pageNames, otherPages } from "../../../articles/lists.ts";
import { pageText } from "../../../export/page-text.ts";
import {
  languagePaths,
  type LanguageProps,
  prefixOf,
  type Language,
  words,
} from "../../../i18n/words.ts";
import Page from "../../[...path].astro";

export const getStaticPaths = languagePaths;

/** Returns all terms, pages and names of the library, with the names that the search matches. */
async function places(language: Language): Promise<SearchRecord[]> {
  const { chrome, search } = words(language);
  const prefix = prefixOf(language);
  const written = (await articles(language)).map(({ entry, section, slug, path }) => {
    const { title, summary } = entry.data;
    return { slug, path, title, summary, section: chrome[section] };
  });
  const others = otherPages(language).map((page) => ({ ...page, path: prefix + page.slug }));
  return [
    ...namePlaces(glossary(language), [...written, ...others], pageNames(language), {
      prefix,
      section: search.term,
    }),
    ...exportPlaces((await libraryTexts()).reference, { prefix, section: search.library }),
  ];
}

/** Returns the sections of all articles, except the lists whose entries are separate records. */
async function sections(language: Language, site: URL | undefined): Promise<SearchRecord[]> {
  const all = await articles(language);
  const read = all
    .filter(({ slug }) => !/^reference\/(glossary|library)$/.test(slug))
    .map(async (article): Promise<SearchRecord[]> => {
      const { path, entry } = article;
      const page = new URL(href(path), site).href;
      const { sections } = await pageText(Page, { article, all }, page);
      return sections.map(({ anchor, title, text }) => ({
        kind: "section",
        place: `${path}/#${anchor}`,
        title,
        section: entry.data.title,
        text,
        names: [title],
        aliases: [],
      }));
    });
  return (await Promise.all(read)).flat();
}

/** The file that the search loads at its first use: its records, and its texts for the search dialog. */
export const GET: APIRoute<LanguageProps> = async ({ props: { language }, site }) => {
  const records = [...(await places(language)), ...(await sections(language, site))];
  const file: SearchFile = { records, words: words(language).search };
  return new Response(JSON.stringify(file), { headers: { "content-type": "application/json" } });
};
