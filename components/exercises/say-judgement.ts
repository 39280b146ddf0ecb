import { fill } from "../../src/i18n/fill.ts";
import { plural } from "../../src/i18n/plural.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Judgement } from "./judge-answer.ts";
import { numberText } from "./number-set.ts";

/** The response to an answer. It helps without revealing the right one. */
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
      const { foreign, missing: count } = judgement;
      const missing = fill(plural(words.language, words.missing, count), { count });
      if (foreign.length === 0) return fill(words.soFar, { missing });
      const numbers = numberText(foreign);
      const others = fill(plural(words.language, words.foreign, foreign.length), { numbers });
      return count === 0 ? others : `${others} ${missing}`;
    }
  }
}
