import { remembered } from "../building/remembered.ts";
import { keptRun } from "./kept-run.ts";
import type { RunArticle } from "./run-article.ts";

const KAYLES = `import { findPeriod, grundyTable, kayles } from "grundy";
const values = grundyTable(kayles, 96);
show.sequence(values, findPeriod(kayles, 200));`;

/** The home page's own cell, run: the values of Kayles, and the proof of their period. */
export const homeCell = (): Promise<RunArticle> =>
  remembered("home cell", () =>
    keptRun("the home page", `\`\`\`ts cell\n${KAYLES}\n\`\`\`\n`, "en"),
  );
