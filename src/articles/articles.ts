import type { MarkdownHeading, MDXInstance } from "astro";
import { getCollection, type CollectionEntry } from "astro:content";
import { itemAt } from "../games/theory/item-at.ts";
import { isLanguage, languages, MAIN, prefixOf, type Language } from "../i18n/words.ts";
import type { ArticleCell } from "./cells.ts";
import { contentLanguage } from "./href.ts";
import { minutesOf, sum } from "./reading-time.ts";
import { runCells, type RunArticle } from "./run-cells.ts";

/** In the order of the book. */
export const SECTIONS = ["foundations", "more-games", "problems", "reference"] as const;

/** An article with its place in the book and on the site. */
export interface Article {
  readonly entry: CollectionEntry<"articles">;
  readonly section: (typeof SECTIONS)[number];
  /** Its identifier in every language, as in an address: "foundations/mex". */
  readonly slug: string;
  /** The language it is written in. */
  readonly language: Language;
  /** The language of its page. Where that lacks the article, the page shows the main language's. */
  readonly pageLanguage: Language;
  /** Address below the site's base, without slashes at its ends. */
  readonly path: string;
  /** Every language in which it is written. */
  readonly writtenIn: readonly Language[];
}

type Written = Omit<Article, "pageLanguage" | "path" | "writtenIn">;

function place(entry: CollectionEntry<"articles">): Written {
  const [language, folder, file = ""] = entry.id.split("/");
  const section = SECTIONS.find((name) => name === folder);
  if (!isLanguage(language) || section === undefined) {
    throw new RangeError(
      `Cannot place article: it must stand in content/ in the folder of one of ${languages.join(", ")}, current file is ${entry.id}`,
    );
  }
  return { entry, language, section, slug: `${section}/${file.replace(/^\d+-/, "")}` };
}

const isIn =
  (language: string) =>
  (article: Written): boolean =>
    article.language === language;

/** Every article that a language has, in the order of the book; what is not written in it, in the main language. */
export async function articles(pageLanguage: Language): Promise<Article[]> {
  const all = (await getCollection("articles")).map(place);
  const own = all.filter(isIn(pageLanguage));
  const borrowed = all
    .filter(isIn(MAIN))
    .filter(({ slug }) => !own.some((article) => article.slug === slug));
  return [...own, ...borrowed]
    .map((article) => ({
      ...article,
      pageLanguage,
      path: prefixOf(pageLanguage) + article.slug,
      writtenIn: languages.filter((language) =>
        all.filter(isIn(language)).some(({ slug }) => slug === article.slug),
      ),
    }))
    .sort(
      (a, b) =>
        SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
        a.entry.data.order - b.entry.data.order,
    );
}

/** The paths of all pages of articles; each page gets its article, and all of its language. */
export async function articlePaths() {
  const books = await Promise.all(languages.map(articles));
  return books.flatMap((all) =>
    all.map((article) => ({ params: { path: article.path }, props: { article, all } })),
  );
}

/** What the page of an article gets. */
export type ArticlePage = Awaited<ReturnType<typeof articlePaths>>[number]["props"];

/** The paths of the articles that are written in the language of their page. */
export const writtenPaths = async () =>
  (await articlePaths()).filter(({ props }) => contentLanguage(props.article) === undefined);

/** What an article's file is compiled to. */
export interface ArticleModule {
  readonly Content: MDXInstance<object>["Content"];
  readonly cells: readonly ArticleCell[];
  /** The reading time of the text before the first section, and of each. */
  readonly seconds: readonly number[];
  /** Seconds of these for boards and drawings, and seconds for the exercises besides. */
  readonly times: { readonly playing: number; readonly exercises: number };
  /** The numbers of its exercises whose answers are checked in the page. */
  readonly checked: readonly number[];
  readonly getHeadings: () => MarkdownHeading[];
}

const modules = import.meta.glob<ArticleModule>("../../content/*/*/*.mdx");

const fileOf = ({ entry }: Article): string => entry.filePath ?? `content/${entry.id}.mdx`;

/** What an article's file is compiled to. */
export async function load(article: Article): Promise<ArticleModule> {
  const file = fileOf(article);
  const module = modules[`../../${file}`];
  if (!module) throw new Error(`Cannot read article: there is no file ${file}`);
  return module();
}

/** The same with the outputs of its cells, from the cache if nothing has changed. */
export async function read(article: Article): Promise<ArticleModule & { run: RunArticle }> {
  const module = await load(article);
  return { ...module, run: await runCells(fileOf(article), module.cells) };
}

/** Starts to run the cells of all articles, in the order of the book: the page of each waits for its own alone. */
export async function startRuns(): Promise<void> {
  for (const { props } of await writtenPaths()) read(props.article).catch(() => {});
}

/** Whether readers go through a page once, and can mark it as read: pages of reference are looked up, again and again. */
export const isReadThrough = ({ section }: Article): boolean => section !== "reference";

/** What the short path reads of one article. */
export interface Stop {
  readonly article: Article;
  /** The sections to read; the article's opening comes before them. */
  readonly sections: readonly { readonly slug: string; readonly text: string }[];
  readonly minutes: number;
}

/**
 * What the short path reads of an article, by the `short` of its front matter.
 *
 * @throws Error when that names a section that it does not have
 */
export async function stopOf(article: Article): Promise<Stop> {
  const { getHeadings, seconds } = await load(article);
  const headings = getHeadings().filter(({ depth }) => depth === 2);
  const chosen = article.entry.data.short.map((slug) => {
    const at = headings.findIndex((heading) => heading.slug === slug);
    if (at === -1) throw new Error(`${article.entry.id}: short names ${slug}, which is no heading`);
    return { ...itemAt(headings, at), seconds: itemAt(seconds, at + 1) };
  });
  const all = [itemAt(seconds, 0), ...chosen.map((section) => section.seconds)];
  return { article, sections: chosen, minutes: minutesOf(sum(all)) };
}

/** The articles on the short path from nothing to a first solved problem, in the order of the book. */
export const shortPath = async (language: Language): Promise<Article[]> =>
  (await articles(language)).filter(({ entry }) => entry.data.short.length > 0);

const notebooks = import.meta.glob<Pick<ArticleModule, "Content" | "cells">>(
  "../../content/*/laboratory.mdx",
);

/** The laboratory's notebook, in which readers write rules of their own; in the main language where it is not translated. */
export async function ownRules(wanted: Language) {
  const fileIn = (language: Language): string => `content/${language}/laboratory.mdx`;
  const language = notebooks[`../../${fileIn(wanted)}`] ? wanted : MAIN;
  const load = notebooks[`../../${fileIn(language)}`];
  if (!load) throw new Error(`Cannot read the notebook: there is no file ${fileIn(language)}`);
  return { ...(await load()), file: fileIn(language), language };
}
