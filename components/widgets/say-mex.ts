import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { numberText } from "../exercises/number-set.ts";

/** Why the mark stands where it stands, and which numbers have no part in it. */
export function sayMex(
  set: readonly number[],
  least: number,
  words: Words["lesson"]["mexPlay"],
): string {
  const beyond = set.filter((number) => number > least);
  if (least === 0) return words.nothingBelow;
  const below = least === 1 ? words.oneBelow : fill(words.manyBelow, { last: least - 1 });
  const why = fill(words.below, { below, mex: least });
  return beyond.length === 0 ? why : `${why} ${fill(words.idle, { beyond: numberText(beyond) })}`;
}
