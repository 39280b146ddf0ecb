import { textsOf } from "./texts-of.ts";
import type { Words } from "./words.ts";

/** The texts about a judgement, and those of the parts that show it. */
export type JudgeWords = Pick<Words, "cell" | "drafts" | "judge" | "solver"> &
  Pick<Words["problems"], "columns">;

const files = import.meta.glob<JudgeWords>("./*/judging.ts", { eager: true });

/**
 * The texts about a judgement in a language, loaded with the first one.
 *
 * @throws RangeError for a language of which there is no folder
 */
export const judgeWords = (language: string): JudgeWords => textsOf(files, language, "judging.ts");
