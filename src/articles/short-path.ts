import { articles, load, type Article } from "./articles.ts";
import type { Language } from "../i18n/languages.ts";
import { itemAt } from "../games/theory/item-at.ts";
import { minutesOf } from "./reading-time.ts";

/** What the short path reads of one article. */
export interface Stop {
  readonly article: Article;
  /** The sections to read; the article's opening comes before them. */
  readonly sections: readonly { readonly slug: string; readonly text: string }[];
  readonly minutes: number;
}

async function stop(article: Article): Promise<Stop> {
  const { getHeadings, reading } = await load(article);
  const headings = getHeadings().filter(({ depth }) => depth === 2);
  const chosen = article.entry.data.short.map((slug) => {
    const at = headings.findIndex((heading) => heading.slug === slug);
    if (at === -1) throw new Error(`${article.entry.id}: short names ${slug}, which is no heading`);
    return { ...itemAt(headings, at), seconds: itemAt(reading.sections, at + 1).seconds };
  });
  const seconds =
    itemAt(reading.sections, 0).seconds + chosen.reduce((n, { seconds }) => n + seconds, 0);
  return { article, sections: chosen, minutes: minutesOf({ words: 0, seconds }) };
}

/**
 * The shortest way from nothing to a first solved problem: what each article's `short` names, in the order of the book.
 *
 * @throws Error when an article names a section that it does not have
 */
export async function shortPath(language: Language): Promise<Stop[]> {
  const all = await articles(language);
  return Promise.all(all.filter(({ entry }) => entry.data.short.length > 0).map(stop));
}
