import { fill } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import { formatTime, type StatusText } from "../cell/format-status.ts";
import { joinLines } from "../solver/formats.ts";
import type { SaidFailure, SaidJudgement } from "./protocol.ts";
import { sayDoes } from "./SlipSaid.tsx";

/** What follows a verdict for those who hear it: the case, the two answers, and the mistake behind them. */
function sayMore(failure: SaidFailure, { judge }: JudgeWords): string {
  const { cases, step, given, right, slips } = failure;
  const input = joinLines(cases.at(-1) ?? "");
  const place =
    input === undefined
      ? fill(judge.inStep, { step: judge.steps[step] })
      : fill(judge.onCase, { input });
  const answers = given === undefined ? "." : fill(judge.answers, { given, right });
  const mistakes = slips.length > 0 ? [sayDoes(slips, judge.slip, judge.or)] : [];
  return [place + answers, ...mistakes].join(" ");
}

/** What went wrong, and in which line of the program. */
const sayError = (
  what: string,
  message: string,
  line: number | undefined,
  { judge }: JudgeWords,
): string =>
  line === undefined
    ? fill(judge.error, { what, message })
    : fill(judge.errorAt, { what, message, line });

/** What a text in another language has, and one in TypeScript has not, by the name of the language. */
const LANGUAGES = {
  "C++":
    /^\s*#\s*include\b|\busing\s+namespace\b|\bint\s+main\s*\(|\bstd::|\bcin\s*>>|\bscanf\s*\(/m,
  Java: /\bpublic\s+(static|final|class)\b|\bSystem\.(in|out)\b/,
  Python:
    /^\s*(def\s.*|(if|elif|for|while)\s.*|else\s*):\s*(#.*)?$|^\s*(from\s+\w+\s+)?import\s+[\w., ]+$|\bsys\.stdin\b|\binput\(\)/m,
};

/** What to do with a program that is not in TypeScript; nothing where it may be. */
function sayLanguage(code: string, isExercise: boolean, { judge }: JudgeWords): string {
  const [name] = Object.entries(LANGUAGES).find(([, signs]) => signs.test(code)) ?? [];
  if (name === undefined) return "";
  return `. ${fill(isExercise ? judge.otherLanguage : judge.otherLanguageBelow, { name })}`;
}

/**
 * What the status of a solution says of a judgement: the verdict first.
 *
 * @param code the program
 */
export function sayJudgement(
  judgement: SaidJudgement,
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
      const error = sayError(judge.unstarted[by], reason, line, words);
      const language = by === "program" ? sayLanguage(code, isExercise, words) : "";
      return { text: error + language, isError: true };
    }
    default: {
      const verdict = judge.verdicts[judgement.verdict];
      const { end } = judgement;
      const more = sayMore(judgement, words);
      if (end.kind === "crash") {
        return { text: sayError(verdict, end.message, end.line, words), more, isError: true };
      }
      const allowed = formatTime(judgement.allowed, cell);
      const text = end.kind === "time" ? fill(judge.overTime, { verdict, allowed }) : verdict;
      return { text, more, isError: true };
    }
  }
}
