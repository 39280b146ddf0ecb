import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { remembered } from "../building/remembered.ts";
import { isLanguage, type Language } from "../i18n/languages.ts";
import { keptRun } from "./kept-run.ts";
import type { RunArticle } from "./run-article.ts";

/** The language of a file below `content/<language>/`. */
function languageOf(file: string): Language {
  const language = file.split("/").find(isLanguage);
  if (language !== undefined) return language;
  throw new RangeError(`Cannot run ${file}: it must stand in a folder of a language`);
}

/** An article's file with its cells run, by its path from the project's root, with slashes. */
export async function runFile(file: string): Promise<RunArticle> {
  const text = await readFile(file, "utf8");
  return remembered(`run ${file} ${text}`, () => keptRun(file, text, languageOf(file)));
}

/**
 * All of these with their cells run, in their order: one more at a time than the machine has processors, as some wait for
 * their types.
 */
export async function runFiles(files: readonly string[]): Promise<RunArticle[]> {
  const runs: RunArticle[] = [];
  const queue = files.entries();
  const take = async (): Promise<void> => {
    for (const [i, file] of queue) runs[i] = await runFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, take));
  return runs;
}
