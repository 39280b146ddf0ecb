import { useState } from "preact/hooks";
import { OutcomeMark } from "../../charts/OutcomeMark.tsx";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { onOneLine } from "../../../src/i18n/on-one-line.ts";
import { OfferHint } from "./OfferHint.tsx";
import { SaidToAnswer } from "./SaidToAnswer.tsx";
import { useResponse, type CheckResponse } from "./use-response.ts";
import type { OutcomeJudgement } from "./judge-outcome.ts";

/** The response to a reader's answer for the outcome of a position. */
export function sayOutcomeJudgement(
  judgement: OutcomeJudgement,
  position: string,
  words: Words["lesson"]["checkOutcome"],
): string {
  const say = (template: string): string => fill(template, { position, ...judgement });
  switch (judgement.kind) {
    case "rightP":
      if (judgement.options === 0) return say(words.rightTerminal);
      return say(judgement.options === 1 ? words.rightOnly : words.rightP);
    case "wrongN":
      return `${say(words.wrongN)} ${judgement.options === 1 ? words.noOther : words.others}`;
    case "rightN":
    case "wrongP":
    case "terminal":
      return say(words[judgement.kind]);
  }
}

interface Props {
  readonly game: string;
  /** What readers call the game. */
  readonly called: string;
  /** In the game's notation. */
  readonly position: string;
  readonly words: Pick<Words["lesson"], "check" | "checkOutcome">;
}

/** Two buttons, P and N, for what a position is; a wrong choice is refuted by a move. */
export function CheckOutcome({ game, called, position, words }: Props) {
  const { check, checkOutcome } = words;
  const [chosen, setChosen] = useState<"P" | "N">();
  const { response, respond } = useResponse(check.offline);
  const judge = async (called: "P" | "N"): Promise<CheckResponse> => {
    const { judgeOutcome } = await import("./judge-outcome.ts");
    const judgement = judgeOutcome(game, position, called);
    return {
      right: judgement.kind === "rightP" || judgement.kind === "rightN",
      said: sayOutcomeJudgement(judgement, position, checkOutcome),
    };
  };
  const label = fill(checkOutcome.label, { game: called, position: onOneLine(position) });
  return (
    <div class="exercise-check field needs-script" role="group" aria-label={label}>
      <span class="field-label" aria-hidden="true">
        {label}
      </span>
      <div class="check-outcome-choices">
        {(["P", "N"] as const).map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={chosen === outcome}
            onClick={() => {
              setChosen(outcome);
              void respond(judge(outcome));
            }}
          >
            <OutcomeMark outcome={outcome} /> {checkOutcome[outcome]}
          </button>
        ))}
      </div>
      <SaidToAnswer response={response} notYet={check.notYet} />
      <OfferHint wrong={response?.right === false} label={check.openHint} />
    </div>
  );
}
