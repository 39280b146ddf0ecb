import { fill } from "../../src/i18n/fill.ts";
import { faultWords } from "../../src/i18n/fault-words.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import { AnswerField } from "./AnswerField.tsx";
import { sayMoveJudgement } from "./say-move-judgement.ts";
import type { CheckResponse } from "./use-response.ts";

interface Props {
  readonly game: string;
  /** What readers call the game. */
  readonly called: string;
  /** In the game's notation. */
  readonly position: string;
  /** Whether a move can leave more heaps than there are. */
  readonly splits: boolean;
  readonly language: Language;
  readonly words: Pick<Words["lesson"], "check" | "checkMove">;
}

/** A field for a winning option; a wrong answer is refuted by the opponent's reply. */
export function CheckMove({ game, called, position, splits, language, words }: Props) {
  const { check, checkMove } = words;
  const judge = async (text: string): Promise<CheckResponse> => {
    const { judgeMove } = await import("./judge-move.ts");
    const judgement = judgeMove(game, position, text);
    return {
      right: judgement.kind === "right",
      said: sayMoveJudgement(judgement, position, checkMove, faultWords(language)),
    };
  };
  return (
    <AnswerField
      label={fill(checkMove.label, { game: called, position })}
      hint={fill(splits ? checkMove.hintSplits : checkMove.hint, { position })}
      keys="text"
      words={check}
      judge={judge}
    />
  );
}
