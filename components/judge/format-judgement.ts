import { fill, plural } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import { TIME_FACTOR } from "../../src/problems/feasible.ts";
import { STEPS, type Progress, type Step } from "../../src/judge/judge.ts";
import { formatTime, type StatusText } from "../cell/format-status.ts";
import { joinLines } from "../solver/formats.ts";
import type { MistakeText, PageFailure, PageJudgement } from "./protocol.ts";

/** Formats the details that screen readers announce after a verdict: the case, the two answers and the mistake. */
function formatDetails(failure: PageFailure, { judge }: JudgeWords): string {
  const { cases, step, given, right, mistakes, explained } = failure;
  const input = joinLines(explained?.input ?? cases.at(-1) ?? "");
  const place =
    input === undefined
      ? fill(judge.inStep, { step: judge.steps[step] })
      : fill(judge.onCase, { input });
  const answers = given === undefined ? "." : fill(judge.answers, { given, right });
  const sentences = mistakes.length > 0 ? [mistakeSentence(mistakes, judge.mistake, judge.or)] : [];
  return [place + answers, ...sentences].join(" ");
}

/** Describes programs with one of these mistakes, in one sentence. */
export const mistakeSentence = (
  mistakes: readonly MistakeText[],
  template: string,
  or: string,
): string =>
  fill(template, {
    does: mistakes.map(({ does }) => does).reduce((one, other) => fill(or, { one, other })),
  });

/** Formats an error with its line in the program. */
export const formatError = (
  what: string,
  message: string,
  line: number | undefined,
  { judge }: JudgeWords,
): string =>
  line === undefined
    ? fill(judge.error, { what, message })
    : fill(judge.errorAt, { what, message, line });

/** Patterns that match programs in other languages and not in TypeScript, by the name of the language. */
const LANGUAGES = {
  "C++":
    /^\s*#\s*include\b|\busing\s+namespace\b|\bint\s+main\s*\(|\bstd::|\bcin\s*>>|\bscanf\s*\(/m,
  Java: /\bpublic\s+(static|final|class)\b|\bSystem\.(in|out)\b/,
  Python:
    /^\s*(def\s.*|(if|elif|for|while)\s.*|else\s*):\s*(#.*)?$|^\s*(from\s+\w+\s+)?import\s+[\w., ]+$|\bsys\.stdin\b|\binput\(\)/m,
};

/** Returns a hint for a program that is not in TypeScript; empty if it may be. */
function formatLanguageHint(code: string, isExercise: boolean, { judge }: JudgeWords): string {
  const [name] = Object.entries(LANGUAGES).find(([, pattern]) => pattern.test(code)) ?? [];
  if (name === undefined) return "";
  const hint = isExercise
    ? judge.otherLanguage
    : name === "Java"
      ? judge.otherLanguageBelow
      : judge.otherLanguageAbove;
  return `. ${fill(hint, { name })}`;
}

/**
 * Formats a judgement for the status of a solution, beginning with the verdict.
 *
 * @param code the program
 */
export function formatJudgement(
  judgement: PageJudgement,
  words: JudgeWords,
  code = "",
  isExercise = false,
): StatusText {
  const { judge, cell } = words;
  switch (judgement.verdict) {
    case "accepted": {
      const needed = formatTime(judgement.milliseconds, cell);
      const allowed = formatTime(judgement.allowed, cell);
      return { text: fill(judge.accepted, { needed, allowed }), isSuccess: true };
    }
    case "stopped":
      return { text: judge.stopped };
    case "unstarted": {
      const { by, reason, line } = judgement;
      const error = formatError(judge.unstarted[by], reason, line, words);
      const language = by === "program" ? formatLanguageHint(code, isExercise, words) : "";
      return { text: error + language, isError: true };
    }
    default: {
      const { end } = judgement;
      const verdict = formatVerdict(judgement, judge);
      const more = formatDetails(judgement, words);
      if (end.kind === "crash") {
        const what = judge.verdicts[judgement.verdict];
        return { text: formatError(what, end.message, end.line, words), more, isError: true };
      }
      const time = { allowed: formatTime(judgement.allowed, cell), factor: TIME_FACTOR };
      const text = end.kind === "time" ? fill(judge.overTime, { verdict, ...time }) : verdict;
      return { text, more, isError: true };
    }
  }
}

/** Formats a verdict with the number of its group of tests. */
function formatVerdict(
  { verdict, step, lines, count }: PageFailure,
  { verdicts, inGroup, nothing, outOfStep }: JudgeWords["judge"],
): string {
  const group = STEPS.indexOf(step) + 1;
  // A judge does not count lines: too few or too many are a wrong answer.
  const name = verdicts[lines ? "wrong" : verdict];
  const found = fill(inGroup, { verdict: name, group, groups: STEPS.length });
  if (!lines) return found;
  const values = { verdict: found, lines: lines.length, cases: count };
  return fill(lines.length === 0 ? nothing : outOfStep, values);
}

/** The line of a step of the tests. */
export interface StepLine {
  readonly step: Step;
  readonly state: "passed" | "failed" | "runs" | "waits";
  /** Number of answered cases. */
  readonly answered: number;
  readonly cases: number;
  /** The text next to its name: its cases, and for the largest input its time. */
  readonly text: string;
}

/** Returns the lines of the steps, in order. */
export function stepLines(
  known: ReadonlyMap<Step, Progress>,
  judgement: PageJudgement | undefined,
  { judge, cell }: JudgeWords,
): readonly StepLine[] {
  const { language } = cell;
  const number = (n: number): string => n.toLocaleString(language);
  return STEPS.map((step): StepLine => {
    const progress = known.get(step);
    if (!progress) return { step, state: "waits", answered: 0, cases: 0, text: "" };
    const { answered, cases, milliseconds, verdict } = progress;
    const all =
      cases === 0 ? judge.above : fill(plural(language, judge.cases, cases), { n: number(cases) });
    if (verdict !== undefined) {
      return { step, state: "failed", answered, cases, text: judgement ? all : judge.shrinking };
    }
    if (milliseconds !== undefined) {
      const took =
        step === "largest" && judgement?.verdict === "accepted"
          ? `, ${fill(judge.took, { needed: formatTime(judgement.milliseconds, cell), allowed: formatTime(judgement.allowed, cell), factor: TIME_FACTOR })}`
          : "";
      return { step, state: "passed", answered, cases, text: all + took };
    }
    const text = fill(judge.casesOf, { answered: number(answered), cases: number(cases) });
    return { step, state: judgement ? "waits" : "runs", answered, cases, text };
  });
}
