import { globSync, readFileSync } from "node:fs";
import { articleCells } from "../../src/book/cells.ts";
import { declarations } from "../../src/book/declarations.ts";
import { typesSize } from "../../src/book/types-text.ts";
import { checkTypes } from "../support/check-types.ts";
import { median } from "./median.ts";
import { milliseconds, type Row } from "./row.ts";

const RUNS = 21;

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
    // In turn with the others: a check remembers the texts of the one before it.
    const times = Array.from({ length: RUNS }, () => {
      checkTypes(cells[(i + 1) % cells.length] ?? []);
      return time(() => checkTypes(own));
    });
    yield [`types: ${file}, ${own.length} cells (median)`, milliseconds(median(times))];
  }
  yield ["types: script for readers (gz)", `${((await typesSize()) / 1000).toFixed(1)} kB`];
}
