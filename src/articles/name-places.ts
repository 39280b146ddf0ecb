import { findProblem } from "../problems/registry.ts";
import type { pageNames, Term } from "./lists.ts";
import { termAnchor } from "./href.ts";

/** What a search can find: a term, a page, a name of the library, or a section of a page. */
export interface SearchRecord {
  readonly kind: "term" | "article" | "export" | "problem" | "section";
  /** Its address below the site's base: `foundations/mex/`, `reference/glossary/#mex`. */
  readonly place: string;
  readonly title: string;
  /** Foundations, Problems, Reference, Term or Library. */
  readonly section: string;
  readonly text: string;
  /** The names that the book uses for it, in English and in Chinese. */
  readonly names: readonly string[];
  /** Names that others use for it. */
  readonly aliases: readonly string[];
}

/** An article as the search names it. */
export interface NamedPage {
  readonly slug: string;
  /** Its address below the site's base, without slashes at its ends. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** The name of its section, in the language of the page. */
  readonly section: string;
}

/** Parts of "必败状态（P 态，先手必败）" are names on their own. */
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
 * The terms and the pages of one language, as the search names them.
 *
 * @param prefix of the language in addresses
 * @param section the name of the section that the terms are in
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
