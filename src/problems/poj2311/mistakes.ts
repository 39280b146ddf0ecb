import { pairsWithin } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { limits, poj2311, type Case } from "./problem.ts";

/** The changes in a wrong program. The correct one computes each value once, by recursion. */
interface Change {
  /** The shortest part that is cut off. */
  readonly from?: number;
  /** Reports whether a part of a side is too long to be cut off, which ends the loop. */
  readonly until?: (part: number, side: number) => boolean;
  /** Returns the marks for the values of both parts of a cut. */
  readonly marked?: (one: number, other: number) => readonly number[];
  /** Returns the value, from the marks. */
  readonly value?: (marks: ReadonlySet<number>) => number;
  /** Returns the marks for a call. */
  readonly marks?: () => Set<number>;
  /** Whether strips of width 1 have no move. */
  readonly stripsEnd?: boolean;
  /** Whether only the width is cut. */
  readonly oneWay?: boolean;
}

/** Returns the mex of marks without a copy, since marks that are not cleared become many. */
function least(marks: ReadonlySet<number>): number {
  let value = 0;
  while (marks.has(value)) value++;
  return value;
}

/** Returns a program with a change. Each start of the program calls `begin`, which creates its state. */
const byValues = (begin: () => Change) => ({
  start: () => {
    const change = begin();
    const { from = 2, marks = () => new Set(), value = least } = change;
    const { until = (part, side) => 2 * part > side } = change;
    const { marked = (one, other) => [one ^ other] } = change;
    const known: number[][] = [];
    const valueOf = (width: number, height: number): number => {
      const before = known[width]?.[height];
      if (before !== undefined) return before;
      if (change.stripsEnd === true && Math.min(width, height) === 1) return 0;
      const seen = marks();
      const mark = (one: number, other: number): void => {
        for (const each of marked(one, other)) seen.add(each);
      };
      for (let part = from; !until(part, width); part++)
        mark(valueOf(part, height), valueOf(width - part, height));
      for (let part = from; !until(part, height) && change.oneWay !== true; part++)
        mark(valueOf(width, part), valueOf(width, height - part));
      const found = value(seen);
      (known[width] ??= [])[height] = found;
      return found;
    };
    return ([width, height]: Case) => valueOf(width, height) !== 0;
  },
});

const isEvenSide = (side: number): boolean => side % 2 === 0 && side >= 4;

const { min, max } = limits.side;

export const task = problemTask(poj2311, {
  pass: (sides) => sides,
  small: () => pairsWithin(min, 12),
  edges: [
    [max, max],
    [max - 1, max - 1],
    [min, max],
    [max - 3, min],
    [max - 3, max - 3],
  ],
  mistakes: {
    "last-cut": byValues(() => ({ from: 1 })),
    "strips-end": byValues(() => ({ from: 1, stripsEnd: true })),
    "far-strip": byValues(() => ({ until: (part, side) => part >= side })),
    "one-way": byValues(() => ({ oneWay: true })),
    "one-piece": byValues(() => ({ marked: (one, other) => [one, other] })),
    added: byValues(() => ({ marked: (one, other) => [one + other] })),
    "not-cleared": byValues(() => {
      const seen = new Set<number>();
      return { marks: () => seen };
    }),
    "won-only": byValues(() => ({ value: (marks) => Math.min(least(marks), 1) })),
    "no-middle": byValues(() => ({ until: (part, side) => part >= Math.floor(side / 2) })),
    "even-side": (sides) => sides.some(isEvenSide),
  },
});
