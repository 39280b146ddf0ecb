import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import type { Judgement } from "./judge-answer.ts";
import { numberText } from "./number-set.ts";

/** The response to an answer. It helps, and does not give the answer away. */
export function sayJudgement(
  judgement: Judgement,
  answer: string,
  words: Words["lesson"]["check"],
): string {
  switch (judgement.kind) {
    case "right":
    case "wrong":
      return fill(words[judgement.kind], { answer });
    case "oneNumber":
      return words.oneNumber;
    case "firstDifference":
      return judgement.agree === 0
        ? words.noneAgree
        : fill(words.firstDifference, { agree: judgement.agree });
    case "tooShort":
    case "tooLong":
      return fill(words[judgement.kind], { agree: judgement.agree });
    case "set": {
      const { foreign, missing } = judgement;
      const numbers = numberText(foreign);
      if (foreign.length === 0) return fill(words.missing, { count: missing });
      if (missing === 0) return fill(words.foreign, { numbers });
      return fill(words.foreignAndMissing, { numbers, count: missing });
    }
  }
}
