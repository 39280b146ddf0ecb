import { exercises } from "./exercises.ts";
import { hdu1079 } from "./hdu1079.ts";
import { hdu1536 } from "./hdu1536.ts";
import { hdu1730 } from "./hdu1730.ts";
import { hdu1847 } from "./hdu1847.ts";
import { hdu1848 } from "./hdu1848.ts";
import { hdu2188 } from "./hdu2188.ts";
import { hdu2509 } from "./hdu2509.ts";
import { hdu5724 } from "./hdu5724.ts";
import { p2575 } from "./p2575.ts";
import { poj1704 } from "./poj1704.ts";
import { poj2348 } from "./poj2348.ts";
import { poj2975 } from "./poj2975.ts";
import { reading } from "./reading.ts";
import { stones } from "./stones.ts";

/** A known mistake in words. */
interface MistakeWords {
  /** A heading; exercises show none. */
  readonly name?: string;
  /** What a program with it does, after "a program that": no capital, no full stop. */
  readonly does: string;
  /** Why that is wrong: one to three sentences. */
  readonly why: string;
}

/** The known mistakes in words, by the ids of the problem and of the mistake; an exercise is `exercise:` and its id. */
export const mistakes: Readonly<Record<string, Readonly<Record<string, MistakeWords>>>> = {
  ...exercises,
  hdu1079,
  hdu1536,
  hdu1730,
  hdu1847,
  hdu1848,
  hdu2188,
  hdu2509,
  hdu5724,
  p2575,
  poj1704,
  poj2348,
  poj2975,
  reading,
  stones,
};
