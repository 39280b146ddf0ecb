import type { Explanation, Problem } from "../../src/problems/problem.ts";
import { sayExplanation } from "../../src/problems/say-explanation.ts";

/** Why a case has its verdict, as English readers are told. */
export const explainInEnglish = <Case, Verdict>(
  problem: Problem<Case, Verdict>,
  one: Case,
): Explanation<string> => sayExplanation("en", problem.explain(one));
