import { atlasSources } from "../octal/atlas/sources.ts";
import type { Language } from "../i18n/languages.ts";
import { words } from "../i18n/words.ts";
import type { Article } from "./articles.ts";
import { foreign } from "./foreign.ts";

/** A page that rests on a source, and its language where that is not the reader's. */
interface Resting {
  readonly slug: string;
  readonly title: string;
  readonly lang: string | undefined;
}

/** The atlas of octal games, the one page with sources that is no article. */
export const atlasPage = (language: Language): Resting => ({
  slug: "laboratory/octal",
  title: words(language).atlas.title,
  lang: undefined,
});

/** The pages that rest on a source, among these articles and beside them. */
export const restingOn = (
  key: string,
  articles: readonly Article[],
  language: Language,
): Resting[] => [
  ...articles
    .filter(({ entry }) => entry.data.sources.includes(key))
    .map((one) => ({ slug: one.slug, title: one.entry.data.title, lang: foreign(one) })),
  ...(atlasSources.includes(key) ? [atlasPage(language)] : []),
];
