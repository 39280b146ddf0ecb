import { say, type Phrase } from "../i18n/say.ts";
import { problemWords } from "../i18n/problem-words.ts";
import type { Language } from "../i18n/words.ts";
import type { Explanation, Valued } from "./problem.ts";

/** An explanation with its phrases as text in a language. */
export function sayExplanation(language: Language, explanation: Explanation): Explanation<string> {
  const { phrases } = problemWords(language);
  const said = (phrase: Phrase | string): string => say(phrases, phrase);
  const valued = (one: Valued): Valued<string> => ({ ...one, value: said(one.value) });
  return {
    ...explanation,
    rows: explanation.rows.map((row) => ({ ...row, ...valued(row), label: said(row.label) })),
    winningMoves: explanation.winningMoves.map((move) => ({
      ...move,
      say: said(move.say),
      before: valued(move.before),
      after: valued(move.after),
    })),
  };
}
