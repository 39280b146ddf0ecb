import { fill } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import type { Said } from "../notebook/say-cell.ts";
import { sayTime } from "../notebook/say-time.ts";
import { tellingLine } from "../problem/telling-line.ts";
import type { SaidFailure, SaidJudgement } from "./protocol.ts";
import { sayDoes } from "./SlipSaid.tsx";

/** What follows a verdict for those who hear it: the case, the two answers, and the mistake behind them. */
function sayMore(failure: SaidFailure, { judge }: JudgeWords): string {
  const { cases, step, given, right, slips } = failure;
  const input = tellingLine(cases.at(-1) ?? "");
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

/** What the status of a solution says of a judgement: the verdict first. */
export function sayJudgement(judgement: SaidJudgement, words: JudgeWords): Said {
  const { judge, cell } = words;
  switch (judgement.verdict) {
    case "accepted": {
      const needed = sayTime(judgement.milliseconds, cell);
      const allowed = sayTime(judgement.allowed, cell);
      return { text: fill(judge.accepted, { needed, allowed }), isSuccess: true };
    }
    case "stopped":
      return { text: judge.stopped };
    case "unstarted": {
      const { by, reason, line } = judgement;
      return { text: sayError(judge.unstarted[by], reason, line, words), isError: true };
    }
    default: {
      const verdict = judge.verdicts[judgement.verdict];
      const { end } = judgement;
      const more = sayMore(judgement, words);
      if (end.kind === "crash") {
        return { text: sayError(verdict, end.message, end.line, words), more, isError: true };
      }
      const allowed = sayTime(judgement.allowed, cell);
      const text = end.kind === "time" ? fill(judge.overTime, { verdict, allowed }) : verdict;
      return { text, more, isError: true };
    }
  }
}
