import {
  firstUse,
  furtherProblems,
  glossaryAddress,
  glossaryInOrder,
} from "../../articles/lists.ts";
import { entryAddress } from "../../articles/library/entries.ts";
import { linkTo } from "../../articles/href.ts";
import { restingOn, citationOf, sources, type Source } from "../../articles/sources.ts";
import { words } from "../../i18n/words.ts";
import { link, list, paragraph, text, type Block, type Phrase } from "./markdown.ts";
import type { Place } from "./place.ts";

const full = (address: string, { page }: Place): string => new URL(address, page).href;

/** Links, with commas between them. */
const links = (of: readonly { readonly slug: string; readonly title: string }[], place: Place) =>
  of.flatMap(({ slug, title }, i): Phrase[] => [
    ...(i > 0 ? [text(", ")] : []),
    link(full(linkTo(slug, place), place), title),
  ]);

/** A source as an entry of a list of works. */
export function citation(source: Source): Phrase[] {
  const { author, title, address, behind } = citationOf(source);
  return [
    ...(author === undefined ? [] : [text(`${author}. `)]),
    address === undefined ? { type: "emphasis", children: [text(title)] } : link(address, title),
    text(`${behind && `, ${behind}`}.`),
  ];
}

/** Entries of the library by their names, each a link to its explanation. */
export function exportList(names: string, place: Place): Block[] {
  const items = names
    .split(/\s+/)
    .map((name) => [paragraph(link(full(entryAddress(name, place), place), name))]);
  return [list(items)];
}

export function furtherProblemList(place: Place): Block[] {
  const { lesson, reference } = words(place.language);
  const items = furtherProblems(place.language).map((problem) => [
    paragraph(
      text(`${problem.id} (${lesson.level[problem.level]}): `),
      link(problem.url, problem.name),
    ),
    paragraph(text(problem.rules)),
    paragraph(
      text(`${reference.needs}: `),
      link(full(linkTo(problem.article, place), place), problem.theory),
      text("."),
    ),
  ]);
  return [list(items, true)];
}

export function glossaryList(place: Place): Block[] {
  const items = glossaryInOrder(place.language).map((entry) => {
    const use = firstUse(entry, place.articles, place);
    const name = link(full(glossaryAddress(entry, place), place), entry.term);
    const shown = use ? [text(" "), link(full(use.address, place), use.title)] : [];
    return [paragraph(name, text(` ${entry.zh}`)), paragraph(text(entry.definition), ...shown)];
  });
  return [list(items)];
}

export function sourceList(problems: boolean, place: Place): Block[] {
  const items = sources
    .filter(({ problem = false }) => problem === problems)
    .map((source) => {
      const about = source.about?.[place.language];
      const pages = restingOn(source.key, place.articles, place.pageLanguage);
      return [
        paragraph(...citation(source), ...(about === undefined ? [] : [text(` ${about}`)])),
        ...(pages.length > 0 ? [paragraph(...links(pages, place))] : []),
      ];
    });
  return [list(items)];
}
