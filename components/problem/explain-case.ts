import type { Problem } from "../../src/problems/problem.ts";
import type { Explained } from "./protocol.ts";

/** A case as the panel shows it. */
export const explainCase = (problem: Problem, one: unknown, index: number): Explained => ({
  index,
  input: problem.print([one]),
  explanation: problem.explain(one),
  positions: problem.positions?.(one) ?? [],
});
