import type { MarkdownHeading, MDXInstance } from "astro";
import { getCollection, type CollectionEntry } from "astro:content";
import type { Language } from "../i18n/words.ts";
import type { ArticleCell } from "./cells.ts";
import type { ProseNode } from "./prose-text.ts";
import type { RunArticle } from "./run-article.ts";
import { runCells } from "./run-cells.ts";

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

/** What an article's file is compiled to. */
export interface ArticleModule {
  readonly Content: MDXInstance<object>["Content"];
  readonly cells: readonly ArticleCell[];
  /** Its text, with its expressions evaluated. */
  readonly prose: () => readonly ProseNode[];
  readonly getHeadings: () => MarkdownHeading[];
}

const modules = import.meta.glob<ArticleModule>("../../content/*/*/*.mdx");

/** An article with what its file is compiled to, and its cells run. */
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

/** The same with its cells run; what has not changed since it was last run is not run again. */
export async function read(article: Article): Promise<ReadArticle> {
  const module = await load(article);
  return { ...module, run: await runCells(fileOf(article), module.cells) };
}
