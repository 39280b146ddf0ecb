import { type BreakLaw, type CodeLaw, type Leaves, NOTHING } from "./break-law.ts";
import { printCode, printDigit } from "./print-code.ts";
import { shortest } from "./read-code.ts";

/**
 * Whether two laws allow the same moves, however they were written: `{odd}` and `0.[30]`, `0.4?` and `0.4!`. A rule of
 * numbers is the same as itself alone, and no list of them.
 *
 * @cost O(the numbers that the laws list).
 */
export const sameLaw = (one: BreakLaw, other: BreakLaw): boolean => keyOf(one) === keyOf(other);

/** Equal for laws that allow the same moves. */
function keyOf(law: BreakLaw): string {
  if (law.kind !== "code") return JSON.stringify(law);
  const takes = law.takes.map(normal);
  if (law.onward === undefined) {
    return takes.map((take) => `${take.stones}:${printDigit(take)}`).join();
  }
  return printCode(shortest(codeOf({ takes, onward: law.onward })));
}

/** A digit for every number of stones, up to those that are repeated. */
function codeOf({ takes, onward }: Required<Omit<CodeLaw, "kind">>) {
  const digits = Array.from({ length: onward.from }, (): Leaves => NOTHING);
  for (const { stones, ...leaves } of takes) digits[stones] = leaves;
  const [before = NOTHING, ...after] = digits;
  return { before, after, repeated: onward.leaves.map(normal) };
}

/** Of two heaps, to be not all equal and to be all different is the same. */
function normal<Digit extends Leaves>(leaves: Digit): Digit {
  const { counts, from, parts } = leaves;
  const isTwo = parts === "mixed" && from === undefined && counts.at(-1) === 2;
  return isTwo ? { ...leaves, parts: "unequal" } : leaves;
}
