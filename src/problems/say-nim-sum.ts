import { fill } from "../i18n/fill.ts";
import type { Words } from "../i18n/words.ts";
import { nimSum as sumOf } from "../games/theory/nim-sum.ts";
import type { Explanation } from "./problem.ts";

/** Of an explanation, what there is to say of its nim-sum. */
type Summed = Pick<Explanation<unknown>, "winner" | "winningMoves"> & { readonly nimSum: number };

/**
 * The consequence of the nim-sum. In misère play it does not decide where no value is above 1; and where only one is, to
 * make it 0 by that one loses. The first winning move shows that case: it leaves another nim-sum than 0. A move of what
 * has no value, such as an even stair, shows nothing of the sort.
 */
export function sayNimSum(
  words: Words["solver"],
  { nimSum, winner, winningMoves }: Summed,
): string {
  if ((nimSum === 0) !== (winner === "second")) return fill(words.nimSumTurned, { n: nimSum });
  if (nimSum === 0) return words.nimSumZero;
  const [move] = winningMoves;
  const [before, after] = [move?.before.grundy, move?.after.grundy];
  const makesZero =
    before === undefined || after === undefined || sumOf([nimSum, before, after]) === 0;
  return fill(makesZero ? words.nimSumOther : words.nimSumOnes, { n: nimSum });
}
