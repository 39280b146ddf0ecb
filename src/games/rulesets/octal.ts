import type { HeapRuleset } from "../theory/ruleset.ts";
import type { TakeAndBreak } from "../theory/take-and-break.ts";
import { takeAndBreak } from "./take-and-break.ts";
import { identified } from "./game-id.ts";

/** A take-and-break game, with the code it was made from. */
export interface OctalRuleset extends HeapRuleset {
  readonly octalCode: string;
  readonly law: TakeAndBreak;
}

/**
 * The take-and-break game of a code d0.d1d2d3…: digit dk says what taking k stones from a heap may leave. It is the sum
 * of 1 when it may leave nothing (the heap is taken as a whole), 2 when it may leave one heap, and 4 when it may
 * leave two, none of them empty. So 0.77 is Kayles, 0.137 Dawson's Chess, 0.3033 the subtraction game of {1, 3, 4}.
 *
 * Before the point, d0 says what a move may do without taking: 0, or 4 to split a heap in two. Any number of digits
 * may follow the point. Digits in brackets at the end repeat for ever: 4.[3] is Lasker's Nim, 0.[3] is Nim. The
 * hexadecimal digits 8 … f, which add 8 when three heaps may be left, are accepted too.
 *
 * @param code such a code as a string: `"0.77"`, `"4.[3]"`
 * @cost A digit below 4 gives a heap one option, a digit with 4 about half as many as it has stones. Tables are those of
 * {@link grundyTable}; with the digits 8 … f they take O(limit³) time.
 * @throws {TypeError} when the code is not a string.
 * @throws {RangeError} when it is not such a code, or when it allows a move that takes nothing and splits nothing.
 * @throws {TypeError | RangeError} later, for a position with a heap that is not an integer 0 … 2^53 − 1, and where the
 * options of a heap above 1 000 000 would be listed, or more than 1 000 000 of them.
 * @source R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical
 * Society 52 (1956).
 * @example
 * options(octal("0.07"), 5); // [3, [1, 2]]
 * grundyTable(octal("4.3"), 7); // [0, 1, 2, 0, 2, 0, 2, 0]
 * octal("0.137").octalCode; // "0.137"
 */
export function octal(code: string): OctalRuleset {
  const law = readCode(code);
  const name = `Take-and-break ${code}`;
  const rules = { ...takeAndBreak({ name, law }), octalCode: code, law };
  return identified(Object.freeze(rules), `octal:${code}`);
}

function readCode(code: unknown): TakeAndBreak {
  if (typeof code !== "string") {
    throw new TypeError(
      `Cannot read octal code: code must be a string, current value is ${typeof code}`,
    );
  }
  const found = /^([048c])\.([\da-f]*)(?:\[([\da-f]+)\])?$/.exec(code);
  if (found === null) {
    throw new RangeError(
      "Cannot read octal code: code must be 0, 4, 8 or c, a point, digits 0 … f, " +
        `and digits in brackets if they repeat, like 0.77 or 4.[3], current value is ${JSON.stringify(code)}`,
    );
  }
  const [, before = "", after = "", repeated = ""] = found;
  const takes = digits(before + after)
    .map((leaves, stones) => ({ stones, leaves }))
    .filter(({ leaves }) => leaves > 0);
  if (/^0*$/.test(repeated)) return { takes };
  const leaves = digits(repeated).map((bits) => ({ leaves: bits }));
  return { takes, onward: { from: after.length + 1, leaves } };
}

function digits(text: string): readonly number[] {
  return Array.from(text, (digit) => parseInt(digit, 16));
}
