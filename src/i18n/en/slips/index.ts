import { exercises } from "./exercises.ts";
import { hdu1848 } from "./hdu1848.ts";

/** A known mistake in words. */
interface SlipWords {
  /** A heading. */
  readonly name: string;
  /** What a program with it does, after "a program that": no capital, no full stop. */
  readonly does: string;
  /** Why that is wrong: one to three sentences. */
  readonly why: string;
}

/** The known mistakes in words, by the ids of the problem and of the slip; an exercise is `exercise:` and its id. */
export const slips: Readonly<Record<string, Readonly<Record<string, SlipWords>>>> = {
  hdu1848,
  ...exercises,
};
