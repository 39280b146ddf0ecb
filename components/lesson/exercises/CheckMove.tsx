import { fill } from "../../../src/i18n/fill.ts";
import { faultWords } from "../../../src/i18n/fault-words.ts";
import type { Language, Words } from "../../../src/i18n/words.ts";
import { AnswerField } from "./AnswerField.tsx";
import { onOneLine } from "../../../src/i18n/on-one-line.ts";
import { saysNothing } from "./read-answer.ts";
import type { CheckResponse } from "./use-response.ts";
import { sayFault } from "../../../src/i18n/say.ts";
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

interface Props {
  readonly game: string;
  /** What readers call the game. */
  readonly called: string;
  /** In the game's notation. */
  readonly position: string;
  /** Whether a move may leave more heaps than there were. */
  readonly splits: boolean;
  readonly language: Language;
  readonly words: Pick<Words["lesson"], "check" | "checkMove">;
}

/** Two heaps, as they are written. */
const PARTS = onOneLine("1 2");

/** A field for a winning option; a wrong answer is refuted by the opponent's reply. */
export function CheckMove({ game, called, position, splits, language, words }: Props) {
  const { check, checkMove } = words;
  const judge = async (text: string): Promise<CheckResponse> => {
    const { judgeMove } = await import("./judge-move.ts");
    const judgement = judgeMove(game, position, saysNothing(text, check.nothing) ? "0" : text);
    return {
      right: judgement.kind === "right",
      unread: judgement.kind === "badText",
      said: sayMoveJudgement(judgement, position, checkMove, faultWords(language)),
    };
  };
  const written = onOneLine(position);
  const hint = splits ? checkMove.hintOfParts : checkMove.hint;
  return (
    <AnswerField
      label={fill(checkMove.label, { game: called, position: written })}
      hint={fill(hint, { position: written, parts: PARTS })}
      keys="text"
      words={check}
      judge={judge}
    />
  );
}
