import { isProvable } from "../theory/prove-period.ts";
import type { SplitBounds } from "../theory/split-bounds.ts";
import type { TakeAndBreak } from "../theory/take-and-break.ts";
import { asTakeAndBreak, type BreakLaw, type CodeLaw, type Leaves } from "./break-law.ts";

/**
 * What `provePeriod` must know of a game; `undefined` where it has no theorem. It has none where a move may leave any number
 * of heaps, since then there are moves to small heaps alone however large the heap is; none for three or another odd
 * number of equal heaps, since the value of heap n then depends on that of heap n/3; and none for rules such as {squares}.
 */
export function theoremOf(law: BreakLaw): TakeAndBreak | SplitBounds | undefined {
  if (law.kind !== "code") return undefined;
  const fast = asTakeAndBreak(law);
  if (fast !== undefined) return isProvable(fast) ? fast : undefined;
  return law.onward === undefined && law.takes.every(isBounded) ? boundsOfCode(law) : undefined;
}

const isBounded = ({ counts, from, parts }: Leaves): boolean =>
  from === undefined && (parts !== "equal" || counts.every((count) => count < 2 || count % 2 === 0));

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
