import rss from "@astrojs/rss";
import type { APIRoute, GetStaticPaths } from "astro";
import { articles } from "../articles/articles.ts";
import { contentLanguage, hasAddress, href } from "../articles/href.ts";
import { languages, prefixOf, type Language } from "../i18n/languages.ts";
import { words } from "../i18n/words.ts";

const site = new URL(import.meta.env.SITE);

export const getStaticPaths = (() =>
  hasAddress(site)
    ? languages.map((language) => ({
        params: { feed: `${prefixOf(language)}feed` },
        props: { language },
      }))
    : []) satisfies GetStaticPaths;

/** Every article that is written in a language, in the order of the book. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const w = words(language).chrome;
  const all = (await articles(language)).filter(
    (article) => contentLanguage(article) === undefined,
  );
  return rss({
    title: w.siteName,
    description: w.siteLine,
    site: new URL(href("", language), site),
    items: all.map(({ entry, path }) => ({
      title: entry.data.title,
      description: entry.data.summary,
      link: href(path),
    })),
    customData: `<language>${language}</language>`,
  });
};
