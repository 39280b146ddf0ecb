import type { JudgeWords } from "../../src/i18n/judge-words.ts";
import type { StepLine } from "./say-step.ts";

const SIGNS = { passed: "✓", failed: "✕", runs: "…", waits: "·" } as const;

interface Props {
  readonly lines: readonly StepLine[];
  readonly words: JudgeWords;
}

/** The steps of the tests, a line each. */
export function StepList({ lines, words: { judge } }: Props) {
  return (
    <ol class="judge-steps">
      {lines.map(({ step, state, answered, cases, text }) => (
        <li key={step} data-state={state}>
          <span class="judge-sign" aria-hidden="true">
            {SIGNS[state]}
          </span>
          <span>{judge.steps[step]}</span>
          <span class="visually-hidden">{judge[state]}</span>
          <span class="judge-count">{text}</span>
          {state === "runs" && (
            <progress aria-label={judge.steps[step]} max={cases} value={answered} />
          )}
        </li>
      ))}
    </ol>
  );
}
