import { kept } from "../integrations/building/kept.ts";
import type { Language } from "../i18n/words.ts";
import type { ArticleCell } from "./cells.ts";
import { LIBRARY_SOURCES } from "./library/library-texts.ts";
import { recordedCells, runArticle, type RunArticle } from "./run-article.ts";

/** The cache of runs, and the sources that compile, check and run cells. */
export const RUNS = {
  name: "runs",
  sources: [...LIBRARY_SOURCES, "src/articles/**/*.ts", "src/integrations/licences/*.ts"],
};

/**
 * The run of an article: from the cache if neither its cells nor the sources that run them have changed, else a new one,
 * which is cached. Line numbers of cells are always the present ones.
 *
 * @param folder of the cache, if not the usual one
 * @throws what `runArticle` throws; such a run is not cached
 */
export async function keptRun(
  file: string,
  language: Language,
  cells: readonly ArticleCell[],
  folder?: string,
): Promise<RunArticle> {
  // The line of a cell does not affect its run.
  const own = cells.map((cell) => ({ ...cell, line: 0 }));
  const { outputs, program } = await kept(
    RUNS,
    [file, language, own],
    async () => {
      const run = await runArticle(file, language, cells);
      return { outputs: run.cells.map(({ outputs }) => outputs), program: run.program };
    },
    folder,
  );
  return { program, cells: recordedCells(cells, outputs, program) };
}
