import type { MDXInstance } from "astro";
import { MAIN, type Language } from "../i18n/languages.ts";
import type { ArticleCell } from "./cells.ts";
import type { RunArticle } from "./run-article.ts";
import { runCells } from "./run-cells.ts";

const files = import.meta.glob<{
  readonly Content: MDXInstance<object>["Content"];
  readonly cells: readonly ArticleCell[];
}>("../../content/*/laboratory.mdx");

/** The laboratory's notebook, in which readers write rules of their own. */
interface OwnRules {
  readonly Content: MDXInstance<object>["Content"];
  readonly run: RunArticle;
  /** The language that it is written in: the main one, where it is not translated. */
  readonly language: Language;
}

/**
 * The laboratory's notebook in a language, with the outputs of its cells.
 *
 * @throws what `runArticle` throws, where a cell has a fault
 */
export async function ownRules(wanted: Language): Promise<OwnRules> {
  const fileIn = (language: Language): string => `content/${language}/laboratory.mdx`;
  const language = files[`../../${fileIn(wanted)}`] ? wanted : MAIN;
  const load = files[`../../${fileIn(language)}`];
  if (!load) throw new Error(`Cannot read the notebook: there is no file ${fileIn(language)}`);
  const { Content, cells } = await load();
  return { Content, run: await runCells(fileIn(language), cells), language };
}
