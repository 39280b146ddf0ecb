import { exercises } from "./exercises.ts";
import * as hdu from "./hdu.ts";
import * as hduFrom3000 from "./hdu-from-3000.ts";
import * as otherJudges from "./other-judges.ts";

/** The texts about a known mistake. */
interface MistakeWords {
  /** What a program with it does, after "a program that": no capital, no full stop. */
  readonly does: string;
  /** Why that is wrong: one to three sentences. */
  readonly why: string;
}

/** The texts by the ids of the problem and of the mistake. The id of an exercise begins with `exercise:`. */
export const mistakes: Readonly<Record<string, Readonly<Record<string, MistakeWords>>>> = {
  ...exercises,
  ...hdu,
  ...hduFrom3000,
  ...otherJudges,
};
