import type { Article, ReadArticle } from "../articles/articles.ts";
import { hasAddress } from "../articles/has-address.ts";
import { href } from "../articles/href.ts";
import { atlasPage } from "../articles/resting-on.ts";
import { sourceOf } from "../articles/sources.ts";
import { link, paragraph, textIn, type Block } from "./notebook/markdown.ts";
import type { Place } from "./notebook/place.ts";
import { proseBlocks } from "./notebook/prose.ts";
import { citation } from "./notebook/reference-lists.ts";
import { linkNotes, targetOf, type ArticleLink, type LinkNote } from "./link-notes.ts";

const linksIn = (nodes: readonly Block[]): ArticleLink[] =>
  nodes.flatMap((node) => {
    if (node.type === "link") return [{ url: node.url, text: textIn(node.children) }];
    return "children" in node ? linksIn(node.children) : [];
  });

/** The notes of an article's links in print, and the number of a link's note. */
export interface ArticleNotes {
  readonly notes: readonly LinkNote[];
  readonly noteOf: (address: string) => number | undefined;
}

/** Notes for the links of an article, in the order of its page: what to read first, its text, its sources. */
export function articleNotes(
  { entry }: Article,
  { prose }: ReadArticle,
  prerequisites: readonly Article[],
  place: Place,
): ArticleNotes {
  const first = prerequisites.map(({ path, entry: { data } }) => link(href(path), data.title));
  const sources = entry.data.sources.map((key) => paragraph(...citation(sourceOf(key))));
  const links = linksIn([...first, ...proseBlocks(prose(), place), ...sources]);
  const titles = new Map(place.articles.map((one) => [href(one.path), one.entry.data.title]));
  const atlas = atlasPage(place.pageLanguage);
  titles.set(href(atlas.slug, place.pageLanguage), atlas.title);
  const { origin } = new URL(place.page);
  const notes = linkNotes(links, place.page, titles, hasAddress(new URL(origin)) ? origin : "");
  const targets = [...notes.keys()];
  return {
    notes: [...notes.values()],
    noteOf: (address) => targets.indexOf(targetOf(address, place.page)) + 1 || undefined,
  };
}
