import { judgeTerminal as texts } from "../../i18n/en/judge-terminal.ts";
import { fill } from "../../i18n/fill.ts";
import { slipsInWords } from "../../i18n/slip-words.ts";
import type { Failure } from "../judge.ts";
import { isClose } from "../printed.ts";
import type { ReadingMistake } from "../../problems/reading-mistakes.ts";
import type { Problem } from "../../problems/problem.ts";
import { counted, sayTime } from "./counted.ts";
import { explainLines } from "./explain-lines.ts";
import { MOST_OUTPUT } from "./run-command.ts";
import { showLine } from "./show-text.ts";

/** Lines of an input, and of an output, that are shown. */
const MOST_LINES = 20;

/** What is said of a failure beyond the failure itself. */
export interface Told {
  readonly failure: Failure<unknown>;
  /** Milliseconds that each run was allowed. */
  readonly allowed: number;
  /** The right lines, one a case. */
  readonly right: readonly string[];
  /** What the program prints, where that is more lines than cases, or fewer. */
  readonly printed?: readonly string[];
  /** The mistake in reading the input that the program makes. */
  readonly reading?: ReadingMistake;
  /** Whether it takes as long on an input of any one case. */
  readonly isAlways?: boolean;
}

/** Where a program fails, and why that is wrong, as paragraphs. */
export function sayFailure(problem: Problem, told: Told): readonly string[] {
  const { verdict, cases, fault, slow, slips } = told.failure;
  if (slow === "together") return [sayVerdict(told), counted(texts.slowTogether, cases.length)];
  return [
    sayVerdict(told),
    ...(told.isAlways ? [texts.slowAtOnce] : slow === "alone" ? [texts.slowAlone] : []),
    ...(cases.length > 1 && !told.printed ? [counted(texts.onlyAfter, cases.length)] : []),
    sayInput(problem, cases, told.isAlways),
    ...(told.printed ? [sayOutputs(told.printed, told.right)] : []),
    ...(verdict === "wrong"
      ? [sayAnswers(told.failure), explainLines(problem, cases[fault.at]).join("\n")]
      : []),
    ...[
      ...slipsInWords("en", problem.id, slips),
      ...slipsInWords("en", "reading", told.reading ? [told.reading] : []),
    ].map((words) => fill(texts.slip, { ...words })),
  ];
}

function sayVerdict({ failure: { fault, verdict }, allowed, right, printed }: Told): string {
  const { verdicts } = texts;
  if (printed) {
    if (printed.length === 0) return verdicts.nothing;
    const longer = printed.length < right.length ? right : printed;
    return fill(verdicts.outOfStep, {
      lines: counted(texts.lines, printed.length),
      cases: counted(texts.cases, right.length),
      n: 1 + longer.findIndex((_, at) => printed[at] !== right[at]),
    });
  }
  if (verdict === "output") return fill(verdicts.flood, { n: MOST_OUTPUT / 1e6 });
  if (fault.end.kind === "time" && fault.end.waited !== undefined) {
    return fill(verdicts.wait, { waited: sayTime(fault.end.waited) });
  }
  const message = fault.end.kind === "crash" ? fault.end.message : "";
  return fill(verdicts[verdict], { allowed: sayTime(allowed), message });
}

function sayInput(problem: Problem, cases: readonly unknown[], isAny = false): string {
  const lines = problem.print(cases).trimEnd().split("\n");
  const of = { cases: counted(texts.cases, cases.length) };
  return [
    isAny ? texts.anyInput : cases.length === 1 ? texts.input : fill(texts.inputOfMany, of),
    "",
    ...block(lines),
    ...(lines.length > MOST_LINES ? ["", texts.wholeInput] : []),
  ].join("\n");
}

/** The first lines of a text, indented. */
export function block(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES).map((line) => `  ${showLine(line)}`),
    ...(rest > 0 ? [`  ${counted(texts.moreLines, rest)}`] : []),
  ];
}

function sayOutputs(printed: readonly string[], right: readonly string[]): string {
  const yours = printed.length === 0 ? [] : [texts.yourOutput, ...block(printed), ""];
  return [...yours, texts.rightOutput, ...block(right)].join("\n");
}

function sayAnswers({ cases, fault }: Failure<unknown>): string {
  const [yours, expected] = [String(fault.given), String(fault.right)];
  return [
    ...(cases.length === 1 ? [] : [fill(texts.atCase, { n: fault.at + 1 })]),
    fill(texts.yours, { answer: showLine(yours) }),
    fill(texts.right, { answer: showLine(expected) }),
    ...(isClose(expected, yours) ? [texts.nearly] : []),
  ].join("\n");
}
