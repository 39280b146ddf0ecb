import type { Digit } from "../checker/read-rules.ts";
import { byDefinition } from "../checker/values-of.ts";

/** Digits d1, d2, … of an octal code 0.d1d2…; the last one is not 0. */
type Code = readonly number[];

/** A code whose values are another one's: g(n + shift) here is g(n) there. */
export interface StandardForm {
  readonly code: string;
  readonly shift: number;
}

/**
 * One code for all octal codes 0.d1d2… that three lemmas prove to have the same values, up to a shift. O(1) time for codes
 * of a few digits.
 *
 * A heap of one stone has no move when d1 is even. Then every heap may as well have one stone fewer, which is what
 * {@link shifted} says of the code; so 0.07 is 0.137 with a stone more. Where another option of heap k has value 0, taking
 * all k stones adds nothing: that bit of dk is left out. And so is the bit that lets k stones be taken and one heap be left
 * when j < k stones may be taken and two heaps be left, one of them of k − j stones and of value 0.
 *
 * Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 4: first cousins.
 */
export function standardForm(game: string): StandardForm {
  let code: Code = trimmed(Array.from(game.slice(2), Number));
  let shift = 0;
  while (code.length > 0 && digit(code, 1) % 2 === 0) {
    code = trimmed(shifted(code));
    shift++;
  }
  for (let k = 1; k <= code.length; k++) {
    if (digit(code, k) & 2 && leavesSame(code, k)) code = code.with(k - 1, digit(code, k) - 2);
    const without = code.with(k - 1, digit(code, k) & 6);
    if (valueOf(without, k) > 0) code = without;
  }
  return { code: textOf(trimmed(code)), shift };
}

/**
 * The same game with a stone fewer in each heap: a split has two stones fewer in all, so it takes one more. A part of one
 * stone becomes nothing, so such a split may leave one heap or none, and a move to one heap of one stone takes all.
 */
function shifted(code: Code): number[] {
  return Array.from({ length: code.length + 1 }, (_, at) => {
    const [less, same, more] = [digit(code, at), digit(code, at + 1), digit(code, at + 2)];
    const one = (same & 2) | ((less & 4) >> 1);
    return (more & 1) | one | (one >> 1) | (less & 4);
  });
}

const leavesSame = (code: Code, k: number): boolean =>
  code.some((heaps, at) => heaps & 4 && at + 1 < k && valueOf(code, k - at - 1) === 0);

const digit = (code: Code, taken: number): number => code[taken - 1] ?? 0;

const trimmed = (code: Code): Code => code.slice(0, code.findLastIndex((one) => one > 0) + 1);

const textOf = (code: Code): string => `0.${code.join("")}`;

function valueOf(code: Code, heap: number): number {
  const digits = [0, ...code].map((bits): Digit => {
    return { heaps: [0, 1, 2].filter((count) => (bits >> count) & 1), parts: "any" };
  });
  return byDefinition({ digits, repeated: [] }, heap)[heap] ?? 0;
}
