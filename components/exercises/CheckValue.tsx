import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { AnswerField } from "./AnswerField.tsx";
import { onOneLine } from "../../src/i18n/on-one-line.ts";
import { readAnswer } from "./read-answer.ts";
import { sayValueJudgement } from "./say-value-judgement.ts";
import type { CheckResponse } from "./use-response.ts";

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
