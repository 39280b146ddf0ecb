import type { MarkdownHeading, MDXInstance } from "astro";
import { getCollection, type CollectionEntry } from "astro:content";
import { itemAt } from "../games/theory/item-at.ts";
import { isLanguage, languages, MAIN, prefixOf, type Language } from "../i18n/words.ts";
import type { ArticleCell } from "./cells.ts";
import { contentLanguage } from "./href.ts";
import { minutesOf, sum } from "./reading-time.ts";
import { runCells, type RunArticle } from "./run-cells.ts";

/** The sections in the order of the book. */
export const SECTIONS = ["foundations", "more-games", "problems", "reference"] as const;

/** An article with its position in the book and on the site. */
export interface Article {
  readonly entry: CollectionEntry<"articles">;
  readonly section: (typeof SECTIONS)[number];
  /** The identifier in all languages, as in addresses: "foundations/mex". */
  readonly slug: string;
  /** The language of the text. */
  readonly language: Language;
  /** The language of the page. If the article is not translated, its text is in the main language. */
  readonly pageLanguage: Language;
  /** The address below the site's base, without leading and trailing slashes. */
  readonly path: string;
  /** All languages in which the article is written. */
  readonly writtenIn: readonly Language[];
}

type Written = Omit<Article, "pageLanguage" | "path" | "writtenIn">;

function articleOf(entry: CollectionEntry<"articles">): Written {
  const [language, folder, file = ""] = entry.id.split("/");
  const section = SECTIONS.find((name) => name === folder);
  if (!isLanguage(language) || section === undefined) {
    throw new RangeError(
      `Cannot place article: it must be in content/ in the folder of one of ${languages.join(", ")}, current file is ${entry.id}`,
    );
  }
  return { entry, language, section, slug: `${section}/${file.replace(/^\d+-/, "")}` };
}

const isIn =
  (language: string) =>
  (article: Written): boolean =>
    article.language === language;

/** Returns all articles of a language in the order of the book; those that are not translated in the main language. */
export async function articles(pageLanguage: Language): Promise<Article[]> {
  const all = (await getCollection("articles")).map(articleOf);
  const own = all.filter(isIn(pageLanguage));
  const untranslated = all
    .filter(isIn(MAIN))
    .filter(({ slug }) => !own.some((article) => article.slug === slug));
  return [...own, ...untranslated]
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

/** Returns the paths of all article pages, each with its article and all articles of its language. */
export async function articlePaths() {
  const books = await Promise.all(languages.map(articles));
  return books.flatMap((all) =>
    all.map((article) => ({ params: { path: article.path }, props: { article, all } })),
  );
}

/** The props of an article's page. */
export type ArticlePage = Awaited<ReturnType<typeof articlePaths>>[number]["props"];

/** Returns the paths of the articles that are written in the language of their page. */
export const writtenPaths = async () =>
  (await articlePaths()).filter(({ props }) => contentLanguage(props.article) === undefined);

/** The module that an article's file is compiled to. */
export interface ArticleModule {
  readonly Content: MDXInstance<object>["Content"];
  readonly cells: readonly ArticleCell[];
  /** Reading times in seconds: of the text before the first section, and of each section. */
  readonly seconds: readonly number[];
  /** Seconds for boards and drawings, which are part of the reading time, and for exercises, which are not. */
  readonly times: { readonly playing: number; readonly exercises: number };
  /** Numbers of the exercises whose answers are checked on the page. */
  readonly checked: readonly number[];
  readonly getHeadings: () => MarkdownHeading[];
}

const modules = import.meta.glob<ArticleModule>("../../content/*/*/*.mdx");

const fileOf = ({ entry }: Article): string => entry.filePath ?? `content/${entry.id}.mdx`;

/** Loads the module of an article. */
export async function load(article: Article): Promise<ArticleModule> {
  const file = fileOf(article);
  const module = modules[`../../${file}`];
  if (!module) throw new Error(`Cannot read article: there is no file ${file}`);
  return module();
}

/** Loads the module of an article with the outputs of its cells, from the cache if nothing has changed. */
export async function read(article: Article): Promise<ArticleModule & { run: RunArticle }> {
  const module = await load(article);
  return { ...module, run: await runCells(fileOf(article), module.cells) };
}

/** Starts to run the cells of all articles, in the order of the book. Each page then waits only for its own cells. */
export async function startRunningCells(): Promise<void> {
  for (const { props } of await writtenPaths()) read(props.article).catch(() => {});
}

/** Reports whether readers can mark a page as read. Reference pages are consulted repeatedly instead. */
export const canBeMarkedAsRead = ({ section }: Article): boolean => section !== "reference";

/** The part of an article that is on the short path. */
export interface ShortPathPart {
  readonly article: Article;
  /** The sections to read, after the text before the first section. */
  readonly sections: readonly { readonly slug: string; readonly text: string }[];
  readonly minutes: number;
}

/**
 * Returns the part of an article that is on the short path, according to `short` in its front matter.
 *
 * @throws Error when `short` contains the slug of a section that does not exist
 */
export async function shortPathPart(article: Article): Promise<ShortPathPart> {
  const { getHeadings, seconds } = await load(article);
  const headings = getHeadings().filter(({ depth }) => depth === 2);
  const chosen = article.entry.data.short.map((slug) => {
    const at = headings.findIndex((heading) => heading.slug === slug);
    if (at === -1) throw new Error(`${article.entry.id}: short must list headings, found ${slug}`);
    return { ...itemAt(headings, at), seconds: itemAt(seconds, at + 1) };
  });
  const all = [itemAt(seconds, 0), ...chosen.map((section) => section.seconds)];
  return { article, sections: chosen, minutes: minutesOf(sum(all)) };
}

/** Returns the articles on the short path to a first solved problem, in the order of the book. */
export const shortPath = async (language: Language): Promise<Article[]> =>
  (await articles(language)).filter(({ entry }) => entry.data.short.length > 0);

const notebooks = import.meta.glob<Pick<ArticleModule, "Content" | "cells">>(
  "../../content/*/laboratory.mdx",
);

/** Returns the laboratory's notebook for readers' own rules, in the main language if it is not translated. */
export async function ownRules(wanted: Language) {
  const fileIn = (language: Language): string => `content/${language}/laboratory.mdx`;
  const language = notebooks[`../../${fileIn(wanted)}`] ? wanted : MAIN;
  const load = notebooks[`../../${fileIn(language)}`];
  if (!load) throw new Error(`Cannot read the notebook: there is no file ${fileIn(language)}`);
  return { ...(await load()), file: fileIn(language), language };
}
