import { fill } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import type { Said } from "../notebook/say-cell.ts";
import { sayTime } from "../notebook/say-time.ts";
import { tellingLine } from "../problem/telling-line.ts";
import type { SaidFailure, SaidJudgement } from "./protocol.ts";

/** What follows a verdict for those who hear it: the case, the two answers, and the mistake behind them. */
function sayMore(failure: SaidFailure, { judge }: JudgeWords): string {
  const { cases, step, given, right, slip } = failure;
  const input = tellingLine(cases.at(-1) ?? "");
  const place =
    input === undefined
      ? fill(judge.inStep, { step: judge.steps[step] })
      : fill(judge.onCase, { input });
  const answers = given === undefined ? "." : fill(judge.answers, { given, right });
  return [place + answers, ...(slip ? [fill(judge.slip, { does: slip.does })] : [])].join(" ");
}

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
      const { reason, line } = judgement;
      const text =
        line === undefined
          ? fill(judge.unstarted, { reason })
          : fill(judge.unstartedAt, { line, reason });
      return { text, isError: true };
    }
    default: {
      const verdict = judge.verdicts[judgement.verdict];
      const { end } = judgement;
      const more = sayMore(judgement, words);
      if (judgement.verdict !== "runtime" || end.kind !== "crash") {
        return { text: verdict, more, isError: true };
      }
      const { message, line } = end;
      const text =
        line === undefined
          ? fill(judge.error, { verdict, message })
          : fill(judge.errorAt, { verdict, message, line });
      return { text, more, isError: true };
    }
  }
}
