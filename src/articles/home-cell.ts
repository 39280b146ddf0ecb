import { runCells } from "./run-cells.ts";
import type { RunArticle } from "./run-article.ts";

const KAYLES = `import { kayles } from "grundy";
show.period(kayles, 200);`;

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
