import { runArticle, type RunArticle } from "./run-article.ts";

const KAYLES = `import { findPeriod, grundyTable, kayles } from "grundy";
const values = grundyTable(kayles, 96);
show.sequence(values, findPeriod(kayles, 200));`;

let ran: Promise<RunArticle> | undefined;

/** The home page's own cell, run: the values of Kayles, and the proof of their period. */
export function homeCell(): Promise<RunArticle> {
  ran ??= runArticle("the home page", `\`\`\`ts cell\n${KAYLES}\n\`\`\`\n`);
  return ran;
}
