import { availableParallelism } from "node:os";
import { remembered } from "../integrations/building/remembered.ts";
import { isLanguage, MAIN, type Language } from "../i18n/languages.ts";
import type { ArticleCell } from "./cells.ts";
import { keptRun } from "./kept-run.ts";
import type { RunArticle } from "./run-article.ts";

/** Articles that run at once: one more than the machine has processors, as some wait for their types. */
const MOST = availableParallelism() + 1;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
  if (running >= MOST) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    // The next article in the queue may run now.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The language of a file below `content/<language>/`; the main one for other files. */
const languageOf = (file: string): Language => file.split("/").find(isLanguage) ?? MAIN;

/** Runs an article's cells, or takes the run from the cache if nothing has changed. */
export const runCells = (file: string, cells: readonly ArticleCell[]): Promise<RunArticle> =>
  remembered(`run ${file} ${JSON.stringify(cells)}`, () =>
    inTurn(() => keptRun(file, languageOf(file), cells)),
  );
