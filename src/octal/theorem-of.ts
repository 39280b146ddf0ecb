import { isProvable } from "../games/theory/prove-period.ts";
import type { SplitBounds } from "../games/theory/split-bounds.ts";
import type { TakeAndBreak } from "../games/theory/take-and-break.ts";
import { asTakeAndBreak, type BreakLaw, type CodeLaw, type Leaves } from "./break-law.ts";

/** Why no theorem about periods speaks of a game. */
export type NoTheorem =
  "powers" | "never" | "rule" | "anyNumber" | "oddEqual" | "endless" | "shifted";

/** What `provePeriod` must know of a game; `undefined` where it has no theorem, for one of the reasons of {@link noTheorem}. */
export function theoremOf(law: BreakLaw): TakeAndBreak | SplitBounds | undefined {
  if (law.kind !== "code") return undefined;
  const fast = asTakeAndBreak(law);
  if (fast !== undefined) return isProvable(fast) ? fast : undefined;
  return law.onward === undefined && law.takes.every(isBounded) ? boundsOfCode(law) : undefined;
}

/**
 * Why no period is looked for; `undefined` where a theorem can prove one. Of powers the values are known, and sets with a multiple of
 * every number, such as the squares, have no period: p² for the squares, p³, p(2p + 1) for the triangular numbers. Where a move may leave any number of heaps, there are moves to
 * small heaps alone, however large the heap is. Where it may leave three equal heaps, or another odd number, the value of heap
 * n depends on that of heap n/3.
 */
export function noTheorem(law: BreakLaw): NoTheorem | undefined {
  if (law.kind === "shifted") return "shifted";
  if (law.kind === "rule" && !law.allBut && law.rule.name !== "primes") {
    return law.rule.name === "powers" ? "powers" : "never";
  }
  if (law.kind !== "code") return "rule";
  if (theoremOf(law) !== undefined) return undefined;
  const all = [...law.takes, ...(law.onward?.leaves ?? [])];
  if (all.some(({ from }) => from !== undefined)) return "anyNumber";
  return law.onward === undefined ? "oddEqual" : "endless";
}

const isBounded = ({ counts, from, parts }: Leaves): boolean =>
  from === undefined &&
  (parts !== "equal" || counts.every((count) => count < 2 || count % 2 === 0));

function boundsOfCode({ takes }: CodeLaw): SplitBounds {
  const equal = takes.flatMap(({ counts, parts }) => (parts === "equal" ? counts : []));
  return {
    stones: takes.at(-1)?.stones ?? 0,
    heaps: Math.max(1, ...takes.flatMap(({ counts }) => counts)),
    apart: Math.max(0, ...takes.map(apartOf)),
    unit: equal.filter((count) => count > 1).reduce(leastCommonMultiple, 1),
    least: takes.every(({ counts }) => counts.join() === "0,1") ? 0 : 1,
  };
}

function apartOf({ counts, parts }: Leaves): number {
  const most = counts.at(-1) ?? 0;
  if (most < 2 || parts === "any" || parts === "equal") return 0;
  return parts === "unequal" ? (most * (most - 1)) / 2 : 1;
}

function leastCommonMultiple(a: number, b: number): number {
  let [greater, less] = [a, b];
  while (less > 0) [greater, less] = [less, greater % less];
  return (a / greater) * b;
}
