import type { Explanation, Problem } from "../../src/problems/problem.ts";
import { formatExplanation } from "../../src/problems/explanation.ts";

/** Why a case has its verdict, as English readers are told. */
export const explainInEnglish = <Case, Verdict>(
  problem: Problem<Case, Verdict>,
  one: Case,
): Explanation<string> => formatExplanation("en", problem.explain(one));
