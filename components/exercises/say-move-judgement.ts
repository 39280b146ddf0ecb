import { fill } from "../../src/i18n/fill.ts";
import { sayFault } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { MoveJudgement } from "./judge-move.ts";

/** The response to the option that a reader would move to. */
export function sayMoveJudgement(
  judgement: MoveJudgement,
  position: string,
  words: Words["lesson"]["checkMove"],
  faults: Words["faults"],
): string {
  const only = judgement.kind === "right" && judgement.winning === 1;
  if (judgement.kind === "badText") {
    const { line, column } = judgement;
    return fill(words.badText, { line, column, message: sayFault(faults, judgement) });
  }
  return fill(only ? words.rightOnly : words[judgement.kind], { position, ...judgement });
}
