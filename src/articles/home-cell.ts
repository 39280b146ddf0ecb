import { runCells } from "./run-cells.ts";
import type { RunArticle } from "./run-article.ts";

const KAYLES = `import { findPeriod, grundyTable, kayles } from "grundy";
const values = grundyTable(kayles, 96);
show.sequence(values, findPeriod(kayles, 200));`;

/** The home page's own cell, run: the values of Kayles, and the proof of their period. */
export const homeCell = (): Promise<RunArticle> =>
  runCells("the home page", [
    {
      number: 1,
      code: KAYLES,
      language: "ts",
      folded: false,
      check: false,
      throws: false,
      line: 1,
    },
  ]);
