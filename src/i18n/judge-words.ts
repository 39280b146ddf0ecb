import { cell, drafts, editor } from "./en/cell.ts";
import { judge, programs } from "./en/judge.ts";
import { solver } from "./en/solver.ts";
import { inLanguages } from "./in-languages.ts";
import type { Words } from "./words.ts";

/** The type of the texts about a judgement and of the components that show it. */
export type JudgeWords = Pick<
  Words,
  "cell" | "drafts" | "editor" | "judge" | "programs" | "solver"
>;

/** The texts about a judgement in the page. */
export const judgeWords = inLanguages<JudgeWords>({
  en: { cell, drafts, editor, judge, programs, solver },
});
