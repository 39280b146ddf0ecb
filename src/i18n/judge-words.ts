import { cell } from "./en/cell.ts";
import { drafts } from "./en/drafts.ts";
import { judge } from "./en/judge.ts";
import { editor } from "./en/editor.ts";
import { programs } from "./en/programs.ts";
import { solver } from "./en/solver.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The texts about a judgement, and those of the parts that show it. */
export type JudgeWords = Pick<
  Words,
  "cell" | "drafts" | "editor" | "judge" | "programs" | "solver"
>;

/** The texts about a judgement in the page. */
export const judgeWords = inLanguages<JudgeWords>({
  en: { cell, drafts, editor, judge, programs, solver },
});
