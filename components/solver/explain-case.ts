import type { Problem } from "../../src/problems/problem.ts";
import type { Language } from "../../src/i18n/words.ts";
import { formatExplanation } from "../../src/problems/explanation.ts";
import type { Explained } from "./protocol.ts";

/** A case as judge input, without the number of cases and the last line that ends an input. */
function caseAlone(problem: Problem, one: unknown): string {
  const { ends } = problem;
  const lines = problem.print([one]).trimEnd().split("\n");
  if (ends === "file" || ends === "one") return lines.join("\n");
  return (ends === "count" ? lines.slice(1) : lines.slice(0, -1)).join("\n");
}

/** A case as the panel shows it, in the words of a language. */
export const explainCase = (
  language: Language,
  problem: Problem,
  one: unknown,
  index: number,
): Explained => ({
  index,
  input: caseAlone(problem, one),
  explanation: formatExplanation(language, problem.explain(one)),
  positions: problem.positions?.(one) ?? [],
});
