import { findProblem } from "../problems/registry.ts";
import type { pageNames, Term } from "./lists.ts";
import { termAnchor } from "./href.ts";

/** An entry of the search index: a term, a page, a name of the library, or a section of a page. */
export interface SearchRecord {
  readonly kind: "term" | "article" | "export" | "problem" | "section";
  /** The address below the site's base: `foundations/mex/`, `reference/glossary/#mex`. */
  readonly place: string;
  readonly title: string;
  /** The displayed category: Foundations, Problems, Reference, Term or Library. */
  readonly section: string;
  readonly text: string;
  /** The names used in the book, in English and in Chinese. */
  readonly names: readonly string[];
  /** Other common names. */
  readonly aliases: readonly string[];
}

/** The data of an article for the search. */
export interface NamedPage {
  readonly slug: string;
  /** The address below the site's base, without leading and trailing slashes. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** The name of its section in the page's language. */
  readonly section: string;
}

/** Splits a Chinese name into its parts: each part of "必败状态（P 态，先手必败）" is a name. */
const partsOf = (chinese: string): readonly string[] =>
  chinese.split(/[（），、]/u).filter(Boolean);

function pagePlace(
  { slug, path, title, summary, section }: NamedPage,
  names: ReturnType<typeof pageNames>,
  terms: readonly Term[],
) {
  const explained = terms.filter(({ article }) => article === slug);
  const problem = findProblem(slug.replace(/^.*\//, ""));
  return {
    kind: problem ? "problem" : "article",
    place: `${path}/`,
    title,
    section,
    text: summary,
    names: [title, ...(problem ? [problem.judge.name, problem.id] : [])],
    aliases: [
      ...new Set([
        ...(names[slug] ?? []),
        ...explained.flatMap(({ term, zh, aliases }) => [term, ...partsOf(zh), ...aliases]),
      ]),
    ],
  } as const;
}

/**
 * Returns the search entries of the terms and the pages of one language.
 *
 * @param prefix the prefix of the language in addresses
 * @param section the displayed category of the terms
 */
export function namePlaces(
  terms: readonly Term[],
  pages: readonly NamedPage[],
  names: ReturnType<typeof pageNames>,
  { prefix, section }: { readonly prefix: string; readonly section: string },
): readonly SearchRecord[] {
  const termPlaces = terms.map(({ term, zh, definition, aliases }): SearchRecord => ({
    kind: "term",
    place: `${prefix}reference/glossary/#${termAnchor(term)}`,
    title: term,
    section,
    text: `${zh}. ${definition}`,
    names: [term, ...partsOf(zh)],
    aliases,
  }));
  return [...termPlaces, ...pages.map((page) => pagePlace(page, names, terms))];
}
