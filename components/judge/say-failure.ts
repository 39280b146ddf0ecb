import { slipsInWords } from "../../src/i18n/slip-words.ts";
import type { Failure } from "../../src/judge/judge.ts";
import type { Task } from "../../src/judge/task.ts";
import type { Output } from "../../src/notebook/output.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { explainCase } from "../solver/explain-case.ts";
import { Other } from "./ask-kernel.ts";
import type { Asked, SaidFailure } from "./protocol.ts";

/** Cases that are told one by one, and characters of an answer. */
const TOLD = { cases: 10, characters: 400 } as const;

const written = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(written).join(",")}]`
    : Object.is(value, -0)
      ? "-0"
      : JSON.stringify(value);

/** A value as TypeScript writes it, cut where it is long. */
function inCode(value: unknown): string {
  if (value instanceof Other) return value.text;
  const code = showHidden(written(value));
  return code.length <= TOLD.characters ? code : `${code.slice(0, TOLD.characters)}…`;
}

/** A failure in the words of a language. */
export function sayFailure(
  { task: id, language }: Pick<Asked, "task" | "language">,
  task: Task,
  { verdict, step, cases, fault, slow, slips }: Failure<unknown>,
  printed: readonly Output[],
): SaidFailure {
  const problem = findProblem(id);
  const last = cases.at(-1);
  return {
    verdict,
    step,
    count: cases.length,
    cases: cases.slice(-TOLD.cases).map((one) => task.print(one)),
    input: problem?.print(cases) ?? cases.map((one) => task.print(one)).join("\n"),
    right: inCode(fault.right),
    ...("given" in fault ? { given: inCode(fault.given) } : {}),
    end: fault.end,
    printed,
    ...(slow ? { slow } : {}),
    slips: slipsInWords(language, id, slips),
    ...(problem ? { explained: explainCase(language, problem, last, 0) } : {}),
  };
}
