import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
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
