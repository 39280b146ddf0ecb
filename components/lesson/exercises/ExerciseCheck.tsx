import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { AnswerField, type CheckResponse } from "./AnswerField.tsx";
import {
  judgeAnswer,
  type AnswerForm,
  type Judgement,
  numberText,
  setText,
  sortedSet,
  readAnswer,
  formatNumberFault,
} from "./numbers.ts";
import { plural } from "../../../src/i18n/plural.ts";

/** The response to an answer. It helps without revealing the right one. */
function formatJudgement(
  judgement: Judgement,
  answer: string,
  words: Words["lesson"]["check"],
): string {
  switch (judgement.kind) {
    case "right":
    case "wrong":
      return fill(words[judgement.kind], { answer });
    case "oneNumber":
    case "notEmpty":
      return words[judgement.kind];
    case "firstDifference":
      return judgement.agree === 0
        ? words.noneAgree
        : fill(words.firstDifference, { agree: judgement.agree });
    case "tooShort":
    case "tooLong":
      return fill(words[judgement.kind], { agree: judgement.agree });
    case "set": {
      const { extra, missing: count } = judgement;
      const missing = fill(plural(words.language, words.missing, count), { count });
      if (extra.length === 0) return fill(words.soFar, { missing });
      const numbers = numberText(extra);
      const others = fill(plural(words.language, words.foreign, extra.length), {
        numbers,
      });
      return count === 0 ? others : `${others} ${missing}`;
    }
  }
}

interface Props {
  readonly form: AnswerForm;
  readonly right: readonly number[];
  /** Responses to typical wrong answers, by the answer as a text: `4`, `0, 1, 2`; a set in increasing order. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly words: Words["lesson"]["check"];
  readonly numberWords: Words["lesson"]["numbers"];
}

const MOST = 100;

/** Numbers as they are read in a sentence: 1,048,576. */
const shownNumbers = (numbers: readonly number[], language: string): string =>
  numbers.map((number) => number.toLocaleString(language)).join(", ");

/** A field for the answer to an exercise, with a response that says which part of it is right. */
export function ExerciseCheck({ form, right, wrong, words, numberWords }: Props) {
  const judge = (text: string): CheckResponse => {
    const read = readAnswer(form, text, MOST, words.nothing);
    const unread = (message: string): CheckResponse => ({ right: false, unread: true, message });
    if (read.kind === "notNumber") return unread(fill(words.notNumber, read));
    if (read.kind === "fault") return unread(formatNumberFault(read, numberWords, MOST));
    const given = form === "set" ? sortedSet(read.numbers) : read.numbers;
    const judgement = judgeAnswer(form, given, right);
    const answer = form === "set" ? setText(given) : shownNumbers(given, words.language);
    const foreseen = judgement.kind === "right" ? undefined : wrong[numberText(given)];
    return {
      right: judgement.kind === "right",
      unread: judgement.kind === "oneNumber",
      message: foreseen ?? formatJudgement(judgement, answer, words),
    };
  };
  const keys = form === "number" ? "numeric" : "text";
  const hint = form !== "number" && { hint: words.hints[form] };
  return <AnswerField label={words[form]} {...hint} keys={keys} words={words} judge={judge} />;
}
