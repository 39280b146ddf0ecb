import { kept } from "../building/kept.ts";
import type { Language } from "../i18n/words.ts";
import type { ArticleCell } from "./cells.ts";
import { LIBRARY_SOURCES } from "./library/library-texts.ts";
import { runArticle, type RunArticle } from "./run-article.ts";
import { itemAt } from "../theory/item-at.ts";

/** What runs cells, and what compiles and checks them before. */
export const RUNS = {
  name: "runs",
  sources: [...LIBRARY_SOURCES, "src/articles/**/*.ts", "src/licences/*.ts"],
};

/**
 * The run of an article: from an earlier build if neither its cells nor anything that they run on has changed, else a
 * new one, which is kept. Where lines of prose moved the cells, only their places are new.
 *
 * @param folder where runs are kept, if not with all else
 * @throws what `runArticle` throws; such a run is not kept
 */
export async function keptRun(
  file: string,
  language: Language,
  cells: readonly ArticleCell[],
  folder?: string,
): Promise<RunArticle> {
  // Where a cell stands in its file changes nothing.
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
  return { program, cells: cells.map((cell, i) => ({ ...cell, outputs: itemAt(outputs, i) })) };
}
