import { fill } from "../../src/i18n/fill.ts";
import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import { plural } from "../../src/i18n/plural.ts";
import { STEPS, type Progress, type Step } from "../../src/judge/judge.ts";
import { formatTime } from "../cell/format-status.ts";
import type { SaidJudgement } from "./protocol.ts";

/** A step of the tests as its line shows it. */
export interface StepLine {
  readonly step: Step;
  readonly state: "passed" | "failed" | "runs" | "waits";
  /** How far it has come, while it runs. */
  readonly answered: number;
  readonly cases: number;
  /** What stands beside its name: its cases, and the time of the largest input. */
  readonly text: string;
}

/** The lines of the steps, in order. */
export function stepLines(
  known: ReadonlyMap<Step, Progress>,
  judgement: SaidJudgement | undefined,
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
          ? `, ${fill(judge.took, { needed: formatTime(judgement.milliseconds, cell), allowed: formatTime(judgement.allowed, cell) })}`
          : "";
      return { step, state: "passed", answered, cases, text: all + took };
    }
    const text = fill(judge.casesOf, { answered: number(answered), cases: number(cases) });
    return { step, state: judgement ? "waits" : "runs", answered, cases, text };
  });
}
