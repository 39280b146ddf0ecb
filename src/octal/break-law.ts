import type { Take, TakeAndBreak } from "../games/theory/take-and-break.ts";
import type { NumberRule } from "./number-rules.ts";

/**
 * How the heaps that a move leaves compare, where it leaves several: no matter, all different, not all equal, all equal.
 * Of no heap, or of one alone, it says nothing.
 */
export type Parts = "any" | "unequal" | "mixed" | "equal";

/** What a move may leave: how many heaps, none of them empty, and how they compare. One digit of a code. */
export interface Leaves {
  /** How many heaps, in increasing order, all below `from`. */
  readonly counts: readonly number[];
  /** And every number of heaps from this one on. */
  readonly from?: number;
  /** `any` where no move leaves two heaps or more. */
  readonly parts: Parts;
}

/** A take of a code: the stones that are taken, and what may be left. */
export interface Break extends Leaves {
  readonly stones: number;
}

/** A law in which what may be left depends on the number of stones taken alone. Taking 0 leaves two heaps at least. */
export interface CodeLaw {
  readonly kind: "code";
  /** In increasing order of stones; none of them leaves nothing possible. */
  readonly takes: readonly Break[];
  /** The takes from `from` on, for ever: these, repeated. */
  readonly onward?: { readonly from: number; readonly leaves: readonly Leaves[] };
}

/** A subtraction game whose numbers follow a rule; or all others, where `allBut` says so. */
export interface RuleLaw {
  readonly kind: "rule";
  readonly rule: NumberRule;
  readonly allBut: boolean;
}

/** A move takes a divisor of the heap that is smaller than the heap. */
export interface DivisorLaw {
  readonly kind: "divisors";
}

/** Heap n is heap n + by of another law, and so are the heaps that a move leaves; those are 0 … by of it at the end. */
export interface ShiftedLaw {
  readonly kind: "shifted";
  readonly law: CodeLaw;
  readonly by: number;
}

/** What a single heap can become. */
export type BreakLaw = CodeLaw | RuleLaw | DivisorLaw | ShiftedLaw;

/** What a digit says that allows one heap or none: the digit 3 of a subtraction game. */
export const TAKEN: Leaves = { counts: [0, 1], parts: "any" };

/** The digit 0. */
export const NOTHING: Leaves = { counts: [], parts: "any" };

/** Whether a digit allows any move. */
export const allows = ({ counts, from }: Leaves): boolean =>
  counts.length > 0 || from !== undefined;

/**
 * The same law for the fast tables, where it is one of theirs: at most three heaps, compared alike in all moves that leave
 * several. Two heaps that are not all equal are unequal.
 */
export function asTakeAndBreak({ takes, onward }: CodeLaw): TakeAndBreak | undefined {
  const all = [...takes, ...(onward?.leaves ?? [])];
  if (all.some(({ counts, from }) => from !== undefined || (counts.at(-1) ?? 0) > 3))
    return undefined;
  const breaking = all.filter(({ counts }) => (counts.at(-1) ?? 0) > 1);
  const unequal = breaking.filter(isUnequal).length;
  if (unequal > 0 && unequal < breaking.length) return undefined;
  if (unequal === 0 && breaking.some(({ parts }) => parts !== "any")) return undefined;
  const law: { -readonly [Key in keyof TakeAndBreak]: TakeAndBreak[Key] } = {
    takes: takes.map((take): Take => ({ stones: take.stones, leaves: bitsOf(take) })),
  };
  if (onward) law.onward = { from: onward.from, leaves: onward.leaves.map(bitsOf) };
  if (unequal > 0) law.unequal = true;
  return law;
}

/** Whether the fast tables would list three heaps, or two after each of infinitely many takes, one by one. */
export const listsMany = ({ takes, onward }: TakeAndBreak): boolean =>
  takes.some(({ leaves }) => leaves > 7) || onward?.leaves.some((leaves) => leaves > 3) === true;

const isUnequal = ({ parts, counts }: Leaves): boolean =>
  parts === "unequal" || (parts === "mixed" && counts.at(-1) === 2);

const bitsOf = ({ counts }: Leaves): number =>
  counts.reduce((bits, count) => bits | (1 << count), 0);
