import { globSync } from "node:fs";
import sitemap from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";
import { languages, MAIN, prefixOf, type Language } from "../i18n/languages.ts";

/** The paths of the articles of a language: "foundations/mex/". */
const slugs = (language: Language): string[] =>
  globSync("*/*.mdx", { cwd: `content/${language}` }).map((file) =>
    file.replaceAll("\\", "/").replace(/\/\d+-(.*)\.mdx$/, "/$1/"),
  );

/** Addresses of pages that only show the main language's article, below the site's base. */
const borrowed = (): string[] =>
  languages.flatMap((language) => {
    const own = slugs(language);
    return slugs(MAIN)
      .filter((slug) => !own.includes(slug))
      .map((slug) => prefixOf(language) + slug);
  });

/**
 * The list of all pages for search engines, each with its address in other languages. A page that shows an article of
 * another language is not in it: the article's own page is.
 *
 * @param site the address of the site's first page
 */
export function pageList(site: URL): AstroIntegration {
  const left = new Set(borrowed().map((path) => new URL(path, site).href));
  return sitemap({
    filter: (page) => !left.has(page),
    i18n: {
      defaultLocale: MAIN,
      locales: Object.fromEntries(languages.map((language) => [language, language])),
    },
  });
}
