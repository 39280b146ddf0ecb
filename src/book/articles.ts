import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { getCollection, type CollectionEntry } from "astro:content";
import type { Language } from "../words/words.ts";
import { keptRun, RUNS } from "./kept-runs.ts";
import type { RunArticle } from "./run-article.ts";

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

const ran = new Map<string, Promise<RunArticle>>();

/** An article with its cells run; what has not changed since it was last run is not run again. */
export function run({ entry }: Article): Promise<RunArticle> {
  const file = entry.filePath ?? entry.id;
  const key = `${file} ${entry.digest}`;
  const known = ran.get(key) ?? readFile(file, "utf8").then((text) => keptRun(RUNS, file, text));
  ran.set(key, known);
  return known;
}

/**
 * All of these with their cells run, in their order: one more at a time than the machine has processors, as some wait for
 * their types.
 */
export async function runAll(all: readonly Article[]): Promise<RunArticle[]> {
  const runs: RunArticle[] = [];
  const queue = all.entries();
  const take = async (): Promise<void> => {
    for (const [i, article] of queue) runs[i] = await run(article);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, take));
  return runs;
}
