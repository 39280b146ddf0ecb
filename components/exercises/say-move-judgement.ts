import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { MoveJudgement } from "./judge-move.ts";

/** What is said to a reader who would leave a position to the opponent. */
export function sayMoveJudgement(
  judgement: MoveJudgement,
  position: string,
  words: Words["lesson"]["checkMove"],
): string {
  const only = judgement.kind === "right" && judgement.winning === 1;
  return fill(only ? words.rightOnly : words[judgement.kind], { position, ...judgement });
}
