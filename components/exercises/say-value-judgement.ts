import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { ValueJudgement } from "./judge-value.ts";
import { setText, sortedSet } from "./number-set.ts";

/** More options than these are not named one by one. */
const NAMED = 12;

/** The response to a reader's answer for a Grundy value. */
export function sayValueJudgement(
  judgement: ValueJudgement,
  given: number,
  words: Words["lesson"]["checkValue"],
): string {
  if (judgement.kind !== "right") return fill(words[judgement.kind], { given, ...judgement });
  const { options } = judgement;
  if (options.length === 0) return words.rightTerminal;
  const values = setText(sortedSet(options.map(({ value }) => value)));
  const right = fill(words.right, { given, values });
  if (options.length > NAMED) return right;
  return `${right} ${options.map((option) => fill(words.option, { ...option })).join(" ")}`;
}
