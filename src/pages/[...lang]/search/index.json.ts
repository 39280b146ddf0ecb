import type { APIRoute } from "astro";
import type { SearchFile } from "@components/search/use-search.ts";
import { articles } from "../../../articles/articles.ts";
import { href } from "../../../articles/href.ts";
import type { SearchRecord } from "../../../articles/name-places.ts";
import { namedPlaces } from "../../../articles/named-places.ts";
import { pageHtml } from "../../../export/page-html.ts";
import { sectionsOf } from "../../../export/search-sections.ts";
import { languagePaths } from "../../../i18n/language-paths.ts";
import type { Language } from "../../../i18n/languages.ts";
import { words } from "../../../i18n/words.ts";
import Page from "../../[...path].astro";

export const getStaticPaths = languagePaths;

/** The sections of every article, but for the lists whose entries are found one by one. */
async function sections(language: Language, site: URL | undefined): Promise<SearchRecord[]> {
  const all = await articles(language);
  const read = all
    .filter(({ slug }) => !/^reference\/(glossary|library)$/.test(slug))
    .map(async (article): Promise<SearchRecord[]> => {
      const { path, entry } = article;
      const html = await pageHtml(Page, { article, all }, new URL(href(path), site).href);
      return sectionsOf(html).map(({ anchor, title, text }) => ({
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

/** What the search loads when it is used: all that it can find; and its words, for where it opens over a page. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language }, site }) => {
  const records = [...(await namedPlaces(language)), ...(await sections(language, site))];
  const file: SearchFile = { records, words: words(language).search };
  return new Response(JSON.stringify(file), { headers: { "content-type": "application/json" } });
};
