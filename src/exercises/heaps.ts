import { misereNimOutcome } from "../games/rulesets/nim.ts";
import { subtraction } from "../games/rulesets/subtraction.ts";
import { grundyTable } from "../games/theory/grundy-table.ts";
import { nimSum } from "../games/theory/numbers.ts";
import type { Convention, Outcome } from "../games/theory/ruleset.ts";
import {
  drawList,
  drawSet,
  isSet,
  outcomesOf,
  bySearchOrRule,
  sets,
  sortedLists,
  outcomeOfValue,
  type Numbers,
} from "./cases.ts";

/** Moves, and heaps from which they are taken. */
export type Heaps = readonly [moves: Numbers, heaps: Numbers];

export const valuesIn = ([moves, heaps]: Heaps): number[] => {
  const table = grundyTable(subtraction(moves), Math.max(0, ...heaps));
  return heaps.map((heap) => table[heap] ?? 0);
};

/** Returns the outcome function of such heaps: by search, or by their values, in misère play with Ferguson's theorem. */
export const outcomesWith = (
  moves: Numbers,
  { misere = false }: Convention = {},
): ((heaps: Numbers) => Outcome) =>
  bySearchOrRule(outcomesOf(subtraction(moves), { misere }), (heaps) => {
    const values = valuesIn([moves, heaps]);
    return misere ? misereNimOutcome(values) : outcomeOfValue(nimSum(values));
  });

/** The heaps after a move, and the index of the heap that it changes. */
interface Left {
  readonly at: number;
  readonly left: number[];
}

/** Returns the moves that leave lost heaps. */
export const winsOf = ([moves, heaps]: Heaps, outcome: (heaps: Numbers) => Outcome): Left[] =>
  heaps
    .flatMap((heap, at) =>
      moves
        .filter((taken) => taken <= heap)
        .map((taken) => ({ at, left: heaps.with(at, heap - taken) })),
    )
    .filter(({ left }) => outcome(left) === "P");

/** Returns the cases of exercises about such heaps. Three heaps occur only with one set of moves. */
export const heapCases = (three: Numbers) => ({
  *small(): Iterable<Heaps> {
    for (const heaps of sortedLists([0, 1, 2], 5))
      for (const moves of sets(4)) yield [moves, heaps];
    for (const heaps of sortedLists([3], 6)) yield [three, heaps];
  },
  draw: (random: () => number): Heaps => [drawSet(random, 4, 8), drawList(random, 3, 12)],
  allows: ([moves]: Heaps): boolean => isSet(moves),
});
