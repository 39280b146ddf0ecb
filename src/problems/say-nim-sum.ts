import { fill } from "../i18n/fill.ts";
import type { Words } from "../i18n/words.ts";
import type { Winner } from "./problem.ts";

/** The consequence of the nim-sum. It does not decide in misère play when no value is above 1. */
export function sayNimSum(words: Words["solver"], nimSum: number, winner: Winner): string {
  if ((nimSum === 0) !== (winner === "second")) return fill(words.nimSumTurned, { n: nimSum });
  return nimSum === 0 ? words.nimSumZero : fill(words.nimSumOther, { n: nimSum });
}
