import { nimSum } from "../../src/theory/nim-sum.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { leadingPlace } from "./xor-moves.ts";

/** What the columns say: the nim-sum, the outcome, and the column that a winning move must repair. */
export function sayColumns(heaps: readonly number[], words: Words["lesson"]["xorPlay"]): string {
  const leading = leadingPlace(heaps);
  const known = { sum: nimSum(heaps), heaps: heaps.join(" ⊕ ") };
  if (leading === undefined) {
    return fill(heaps.every((size) => size === 0) ? words.empty0 : words.zero, known);
  }
  return fill(words.odd, { ...known, power: 2 ** leading });
}
