import { globSync, readFileSync } from "node:fs";
import { articleCells } from "../support/article-cells.ts";
import { declarations } from "../../src/articles/library/declarations.ts";
import { typesSize } from "../../src/articles/library/types-text.ts";
import { checkTypes } from "../support/check-types.ts";
import { inTurn } from "./in-turn.ts";
import { ratioRow } from "./ratio-row.ts";
import { kilobytes, milliseconds, type Row } from "./row.ts";
import { plainTypes } from "./twins/plain-types.ts";

const ROUNDS = 21;

const time = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** The check of types: what it adds to a build, article by article, and what a reader downloads for it. */
export async function* types(): AsyncGenerator<Row> {
  yield ["types: declarations, once a build", milliseconds(time(declarations))];
  const articles = globSync("content/*/{foundations,problems}/*.mdx").sort();
  const cells = articles.map((file) => articleCells(readFileSync(file, "utf8")));
  yield ["types: first article", milliseconds(time(() => checkTypes(cells[0] ?? [])))];
  for (const [i, file] of articles.entries()) {
    const own = cells[i] ?? [];
    const other = cells[(i + 1) % cells.length] ?? [];
    // In turn with another article: a check remembers the texts of the one before it.
    const timer = (check: (texts: typeof own) => unknown) => () => {
      check(other);
      return time(() => check(own));
    };
    const [pairs = []] = await inTurn(ROUNDS, timer(checkTypes), timer(plainTypes));
    const what = `types: ${file}, ${own.length} cells`;
    yield ratioRow({ what, twin: "TypeScript alone", pairs });
  }
  yield ["types: script for readers (gz)", kilobytes(await typesSize())];
}
