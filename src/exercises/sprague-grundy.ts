import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import { laskersNim } from "../games/rulesets/octal.ts";
import { grundyTable } from "../games/theory/grundy-table.ts";
import { mex, nimSum } from "../games/theory/numbers.ts";
import { drawList, drawSet, asCalls, tableFrom, outcomeOfValue } from "./cases.ts";
import { sum } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";
import { heapCases, outcomesWith, valuesIn, winsOf, type Heaps } from "./heaps.ts";

const wins = (one: Heaps) => winsOf(one, outcomesWith(one[0]));

export const sumLetter = exercise<Heaps>({
  entry: "sumLetter",
  answer: ([moves, heaps]) => outcomesWith(moves)(heaps),
  samples: [
    [
      [1, 3, 4],
      [5, 5],
    ],
    [
      [1, 3, 4],
      [5, 6, 9],
    ],
  ],
  ...heapCases([1, 3, 4]),
  largest: (random) => [
    [drawSet(random, 20, 1000), drawList(random, 1000, 1000)],
    [[1, 2, 4, 8], drawList(random, 500, 1000).flatMap((heap) => [heap, heap])],
  ],
  mistakes: [
    mistake("added", (one) => outcomeOfValue(sum(valuesIn(one)))),
    mistake("sizes", ([, heaps]) => outcomeOfValue(nimSum(heaps))),
    mistake("outcomes", (one) =>
      outcomeOfValue(valuesIn(one).filter((value) => value > 0).length % 2),
    ),
  ],
});

export const countWins = exercise<Heaps>({
  entry: "countWins",
  answer: (one) => wins(one).length,
  samples: [
    [
      [1, 3, 4],
      [5, 6, 9],
    ],
    [
      [1, 3, 4],
      [5, 5],
    ],
  ],
  ...heapCases([1, 3, 4]),
  largest: (random) => [
    [drawSet(random, 8, 100), drawList(random, 40, 300)],
    [[1, 2, 3, 5, 8, 13], drawList(random, 40, 300)],
  ],
  mistakes: [
    mistake("only-smaller-values", (one) => {
      const [moves] = one;
      const values = valuesIn(one);
      return wins(one).filter(({ at, left }) => {
        const [less = 0] = valuesIn([moves, [left[at] ?? 0]]);
        return less < (values[at] ?? 0);
      }).length;
    }),
    mistake("heaps-of-nim", (one) => {
      const values = valuesIn(one);
      const k = nimSum(values);
      return values.filter((value) => nimSum([value, k]) < value).length;
    }),
  ],
});

export const takeOrSplit = exercise<readonly [limit: number]>({
  entry: "takeOrSplit",
  answer: ([limit]) => grundyTable(laskersNim, limit),
  samples: [[4], [8]],
  small: asCalls(() => Array(21).keys()),
  draw: (random) => [randomInteger(random, 20, 60)],
  largest: () => [[300]],
  mistakes: [
    mistake("parts-added", ([limit]) => splitting(limit, (a, b) => a + b)),
    mistake("larger-part", ([limit]) => splitting(limit, (a, b) => Math.max(a, b))),
  ],
});

/** Returns a table of Lasker's Nim with another value for two parts. */
const splitting = (limit: number, together: (a: number, b: number) => number): number[] =>
  tableFrom(limit, (n, values) => {
    const parts = values.slice(1).map((value, i) => together(value, values[n - i - 1] ?? 0));
    return mex([...values, ...parts]);
  });
