import { z } from "astro/zod";
import type { NamedPlace } from "./named-place.ts";
import { MAIN, prefixOf, type Language } from "../i18n/languages.ts";
import { words } from "../i18n/words.ts";
import { articles } from "./articles.ts";
import { exportPlaces } from "./library/export-places.ts";
import { libraryTexts } from "./library/library-texts.ts";
import { glossary, type Term } from "./glossary.ts";
import { otherPages } from "./other-pages.ts";
import { findProblem } from "../problems/registry.ts";
import { termAnchor } from "./term-anchor.ts";

/** An article as the search names it. */
interface NamedPage {
  readonly slug: string;
  /** Its address below the site's base, without slashes at its ends. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** The name of its section, in the language of the page. */
  readonly section: string;
}

/** Names that others use for a page, by the article's slug. */
export type PageNames = Readonly<Record<string, readonly string[]>>;

/** Parts of "必败状态（P 态，先手必败）" are names on their own. */
const partsOf = (chinese: string): readonly string[] =>
  chinese.split(/[（），、]/u).filter(Boolean);

function pagePlace({ slug, path, title, summary, section }: NamedPage, names: PageNames) {
  const problem = findProblem(slug.replace(/^.*\//, ""));
  return {
    kind: problem ? "problem" : "article",
    place: `${path}/`,
    title,
    section,
    text: summary,
    names: [title, ...(problem ? [problem.judge.name, problem.id] : [])],
    aliases: names[slug] ?? [],
  } as const;
}

/**
 * The terms and the pages of one language, as the search names them.
 *
 * @param prefix of the language in addresses
 * @param section the name of the section that the terms are in
 * @throws {RangeError} when the list of names has an article that there is not
 */
export function namePlaces(
  terms: readonly Term[],
  pages: readonly NamedPage[],
  names: PageNames,
  { prefix, section }: { readonly prefix: string; readonly section: string },
): readonly NamedPlace[] {
  const strange = Object.keys(names).find((name) => !pages.some(({ slug }) => slug === name));
  if (strange !== undefined) {
    throw new RangeError(
      `Cannot name a page: the slug must be that of an article, current value is ${strange}`,
    );
  }
  const termPlaces = terms.map(({ term, zh, article, definition, aliases }): NamedPlace => {
    const explaining = pages.find(({ slug }) => slug === article);
    return {
      kind: "term",
      place: `${prefix}reference/glossary/#${termAnchor(term)}`,
      title: term,
      section,
      text: `${zh}. ${definition}`,
      names: [term, ...partsOf(zh)],
      aliases,
      ...(explaining && { explainedIn: `${explaining.path}/` }),
    };
  });
  return [...termPlaces, ...pages.map((page) => pagePlace(page, names))];
}

const text = z.string().min(1);
const schema = z.record(text, z.array(text));

const files = import.meta.glob<unknown>("../../content/*/page-names.json", {
  import: "default",
  eager: true,
});

/** Every term, every article and every name of the library in a language, with the names that the search knows it by. */
export async function namedPlaces(language: Language): Promise<readonly NamedPlace[]> {
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
