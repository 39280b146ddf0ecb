import { exercises } from "./exercises.ts";
import * as hdu from "./hdu.ts";
import * as hduFrom3000 from "./hdu-from-3000.ts";
import * as otherJudges from "./other-judges.ts";

/** A known mistake in words. */
interface MistakeWords {
  /** What a program with it does, after "a program that": no capital, no full stop. */
  readonly does: string;
  /** Why that is wrong: one to three sentences. */
  readonly why: string;
}

/** The known mistakes in words, by the ids of the problem and of the mistake; an exercise is `exercise:` and its id. */
export const mistakes: Readonly<Record<string, Readonly<Record<string, MistakeWords>>>> = {
  ...exercises,
  ...hdu,
  ...hduFrom3000,
  ...otherJudges,
};
