import type { MarkdownHeading, MDXInstance } from "astro";
import { getCollection, type CollectionEntry } from "astro:content";
import { isLanguage, languages, MAIN, prefixOf, type Language } from "../i18n/languages.ts";
import type { ArticleCell } from "./cells.ts";
import type { ArticleReading } from "./reading-time.ts";
import type { RunArticle } from "./run-article.ts";
import { foreign } from "./foreign.ts";
import { runCells } from "./run-cells.ts";

const SECTIONS = ["foundations", "problems", "reference"] as const;

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
    .sort((a, b) => a.entry.data.order - b.entry.data.order);
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
  (await articlePaths()).filter(({ props }) => foreign(props.article) === undefined);

/** Every article on the page of its own language, language by language. */
export const writtenArticles = async (): Promise<Article[]> =>
  (await Promise.all(languages.map(articles)))
    .flat()
    .filter((article) => foreign(article) === undefined);

/** What an article's file is compiled to. */
export interface ArticleModule {
  readonly Content: MDXInstance<object>["Content"];
  readonly cells: readonly ArticleCell[];
  readonly reading: ArticleReading;
  /** The numbers of its exercises whose answers are checked in the page. */
  readonly checked: readonly number[];
  readonly getHeadings: () => MarkdownHeading[];
}

const modules = import.meta.glob<ArticleModule>("../../content/*/*/*.mdx");

/** An article with its compiled module and the outputs of its cells. */
export interface ReadArticle extends ArticleModule {
  readonly run: RunArticle;
}

const fileOf = ({ entry }: Article): string => entry.filePath ?? `content/${entry.id}.mdx`;

/** What an article's file is compiled to. */
export async function load(article: Article): Promise<ArticleModule> {
  const file = fileOf(article);
  const module = modules[`../../${file}`];
  if (!module) throw new Error(`Cannot read article: there is no file ${file}`);
  return module();
}

/** The same with the outputs of its cells, from the cache if nothing has changed. */
export async function read(article: Article): Promise<ReadArticle> {
  const module = await load(article);
  return { ...module, run: await runCells(fileOf(article), module.cells) };
}
