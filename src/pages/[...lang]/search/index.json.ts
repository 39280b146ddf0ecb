import type { APIRoute, GetStaticPaths } from "astro";
import type { SearchParts } from "@components/search/search-parts.ts";
import { namedPlaces } from "../../../articles/named-places.ts";
import { languagePaths } from "../../../i18n/language-paths.ts";
import type { Language } from "../../../i18n/languages.ts";
import { words } from "../../../i18n/words.ts";

export const getStaticPaths = languagePaths satisfies GetStaticPaths;

/** What the search loads when it is used: the names that it knows; and its words, for where it opens over a page. */
export const GET: APIRoute<{ language: Language }> = async ({ props: { language } }) => {
  const parts: SearchParts = { places: await namedPlaces(language), words: words(language).search };
  return new Response(JSON.stringify(parts), { headers: { "content-type": "application/json" } });
};
