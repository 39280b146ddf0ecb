import { getCollection, type CollectionEntry } from "astro:content";
import type { Language } from "../i18n/words.ts";
import type { RunArticle } from "./run-article.ts";
import { runFile, runFiles } from "./run-files.ts";

/** An article with its place in the book and on the site. */
export interface Article {
  readonly entry: CollectionEntry<"articles">;
  readonly language: Language;
  readonly section: "foundations" | "problems" | "reference";
  /** Address below the site's base, without slashes at its ends; English has no prefix. */
  readonly path: string;
}

/** The language whose addresses have no prefix. */
const UNPREFIXED: string = "en";

function place(entry: CollectionEntry<"articles">): Article {
  const [language, section, file] = entry.id.split("/") as [Language, Article["section"], string];
  const slug = `${section}/${file.replace(/^\d+-/, "")}`;
  return { entry, language, section, path: language === UNPREFIXED ? slug : `${language}/${slug}` };
}

/** Every article, in the order of the book. */
export async function articles(): Promise<Article[]> {
  const all = (await getCollection("articles")).map(place);
  return all.sort((a, b) => a.entry.data.order - b.entry.data.order);
}

const fileOf = ({ entry }: Article): string => entry.filePath ?? entry.id;

/** An article with its cells run; what has not changed since it was last run is not run again. */
export const run = (article: Article): Promise<RunArticle> => runFile(fileOf(article));

/** All of these with their cells run, in their order. */
export const runAll = (all: readonly Article[]): Promise<RunArticle[]> => runFiles(all.map(fileOf));
