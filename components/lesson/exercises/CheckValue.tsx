import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { AnswerField } from "./AnswerField.tsx";
import { onOneLine } from "../../../src/i18n/on-one-line.ts";
import { readAnswer } from "./read-answer.ts";
import type { CheckResponse } from "./use-response.ts";
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

interface Props {
  readonly game: string;
  /** What readers call the game. */
  readonly called: string;
  /** In the game's notation. */
  readonly position: string;
  readonly words: Pick<Words["lesson"], "check" | "checkValue">;
}

/** A field for the Grundy value of a position; a wrong number is refuted by the position's options. */
export function CheckValue({ game, called, position, words }: Props) {
  const { check, checkValue } = words;
  const judge = async (text: string): Promise<CheckResponse> => {
    const read = readAnswer("number", text, 1, check.nothing);
    const [given] = read.kind === "numbers" ? read.numbers : [];
    if (given === undefined) return { right: false, unread: true, said: checkValue.notNumber };
    const { judgeValue } = await import("./judge-value.ts");
    const judgement = judgeValue(game, position, given);
    return {
      right: judgement.kind === "right",
      said: sayValueJudgement(judgement, given, checkValue),
    };
  };
  const label = fill(checkValue.label, { game: called, position: onOneLine(position) });
  return <AnswerField label={label} keys="numeric" words={check} judge={judge} />;
}
