import { judgeTerminal as texts } from "../i18n/en/judge-terminal.ts";
import { fill } from "../i18n/fill.ts";
import { slipWords } from "../i18n/slip-words.ts";
import type { Failure } from "../judging/judge.ts";
import type { Problem } from "../problems/problem.ts";
import { counted, sayTime } from "./counted.ts";
import { explainLines } from "./explain-lines.ts";
import { MOST_OUTPUT } from "./run-command.ts";
import { showLine } from "./show-text.ts";

/** Lines of an input that are shown. */
const MOST_LINES = 20;

/** Where a program fails, and why that is wrong, as paragraphs. */
export function sayFailure(
  problem: Problem,
  failure: Failure<unknown>,
  allowed: number,
): readonly string[] {
  const { verdict, cases, fault, slip } = failure;
  const words = slip === undefined ? undefined : slipWords("en")[problem.id]?.[slip];
  return [
    verdictOf(failure, allowed),
    sayInput(problem, failure),
    ...sayAnswers(failure),
    ...(verdict === "wrong" ? [explainLines(problem, cases[fault.at]).join("\n")] : []),
    ...(words === undefined ? [] : [fill(texts.slip, { ...words })]),
  ];
}

function verdictOf({ fault, verdict }: Failure<unknown>, allowed: number): string {
  const { verdicts } = texts;
  const { at, end, given } = fault;
  if (verdict !== "output") {
    const message = end.kind === "crash" ? end.message : "";
    return fill(verdicts[verdict], { allowed: sayTime(allowed), message });
  }
  if (end.kind === "flood") return fill(verdicts.flood, { n: MOST_OUTPUT / 1e6 });
  if (given !== undefined) return fill(verdicts.extra, { n: at + 2 });
  return at === 0 ? verdicts.nothing : fill(verdicts.missing, { n: at + 1 });
}

function sayInput(problem: Problem, { cases, fault }: Failure<unknown>): string {
  const lines = problem.print(cases).trimEnd().split("\n");
  const rest = lines.length - MOST_LINES;
  const of = { cases: counted(texts.cases, cases.length), at: fault.at + 1 };
  return [
    cases.length === 1 ? texts.input : fill(texts.inputOfMany, of),
    "",
    ...lines.slice(0, MOST_LINES).map((line) => `  ${showLine(line)}`),
    ...(rest > 0 ? [`  ${counted(texts.moreLines, rest)}`, "", texts.wholeInput] : []),
  ].join("\n");
}

function sayAnswers({ fault, verdict }: Failure<unknown>): readonly string[] {
  const { given, end } = fault;
  const right = String(fault.right);
  if (verdict === "time" || verdict === "runtime" || end.kind === "flood") return [];
  if (typeof given !== "string") return [fill(texts.right, { answer: showLine(right) })];
  if (verdict === "output") return [fill(texts.tooMany, { answer: showLine(given) })];
  const bare = (text: string): string => text.replace(/\s/g, "").toLowerCase();
  const answers = [
    fill(texts.yours, { answer: showLine(given) }),
    fill(texts.right, { answer: showLine(right) }),
    ...(bare(given) === bare(right) ? [texts.nearly] : []),
  ];
  return [answers.join("\n")];
}
