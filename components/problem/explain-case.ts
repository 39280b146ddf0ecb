import type { Problem } from "../../src/problems/problem.ts";
import type { Language } from "../../src/i18n/words.ts";
import { sayExplanation } from "../../src/problems/say-explanation.ts";
import type { Explained } from "./protocol.ts";

/** A case as the panel shows it, in the words of a language. */
export const explainCase = (
  language: Language,
  problem: Problem,
  one: unknown,
  index: number,
): Explained => ({
  index,
  input: problem.print([one]),
  explanation: sayExplanation(language, problem.explain(one)),
  positions: problem.positions?.(one) ?? [],
});
