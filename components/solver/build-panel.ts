import { answers } from "../../src/problems/answers.ts";
import type { Language } from "../../src/i18n/words.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { explainCase } from "./solve-input.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import type { Built } from "./SolverPanel.tsx";

type Outcome = "P" | "N";

/**
 * Maps each verdict to its outcome if verdicts are names of the two outcomes; for other verdicts, such as counts, the result
 * is empty.
 */
function marksOf(problem: Problem, cases: readonly unknown[]): Readonly<Record<string, Outcome>> {
  if (problem.begins) return {};
  const marks = new Map<string, Outcome>();
  for (const one of cases) {
    const { verdict, winner } = problem.explain(one);
    const outcome = winner === "first" ? "N" : "P";
    if ((marks.get(verdict) ?? outcome) !== outcome || marks.size > 2) return {};
    marks.set(verdict, outcome);
  }
  return marks.size > 2 ? {} : Object.fromEntries(marks);
}

/** Solves a problem's sample at build, so that the panel shows it without JavaScript. */
export function buildPanel(problem: Problem, language: Language): Built {
  const input = problem.samples[0]?.input;
  if (input === undefined) throw new RangeError(`Cannot show ${problem.id}: it has no sample`);
  const batches = [...answers(problem, textReader(input))];
  const cases = [...problem.read(textReader(input))];
  const tests = [...problem.read(textReader(problem.generate.tiny(seededRandom(1))))];
  const first = cases[0] === undefined ? undefined : explainCase(language, problem, cases[0], 0);
  return {
    input,
    verdicts: batches.map(({ text }) => text).join(""),
    cases: cases.length,
    begins: problem.begins,
    first,
    marks: marksOf(problem, [...cases, ...tests]),
  };
}
