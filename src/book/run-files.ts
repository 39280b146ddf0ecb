import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { remembered } from "../building/remembered.ts";
import { keptRun } from "./kept-run.ts";
import type { RunArticle } from "./run-article.ts";

/** An article's file with its cells run, by its path from the project's root, with slashes. */
export async function runFile(file: string): Promise<RunArticle> {
  const text = await readFile(file, "utf8");
  return remembered(`run ${file} ${text}`, () => keptRun(file, text));
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
