import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import { laskersNim } from "../games/rulesets/octal.ts";
import { subtraction } from "../games/rulesets/subtraction.ts";
import { grundyTable } from "../games/theory/grundy-table.ts";
import { mex } from "../games/theory/mex.ts";
import { nimSum } from "../games/theory/nim-sum.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import {
  outcomesOf,
  drawList,
  drawSet,
  each,
  isSet,
  isSmall,
  sets,
  sortedLists,
  sum,
  type Numbers,
} from "./cases.ts";
import { exercise } from "./exercise.ts";

/** Moves, and heaps from which they are taken. */
type Heaps = readonly [moves: Numbers, heaps: Numbers];

const valuesIn = ([moves, heaps]: Heaps): number[] => {
  const table = grundyTable(subtraction(moves), Math.max(0, ...heaps));
  return heaps.map((heap) => table[heap] ?? 0);
};

/** Who wins heaps of one game: by the definition where that takes moments, and by their values for what is larger. */
function outcomesWith(moves: Numbers): (heaps: Numbers) => Outcome {
  const found = outcomesOf(subtraction(moves));
  return (heaps) => {
    if (isSmall(heaps)) return found(heaps);
    return nimSum(valuesIn([moves, heaps])) === 0 ? "P" : "N";
  };
}

/** What heaps may be left, each with the place of the heap that is touched. */
const optionsOf = ([moves, heaps]: Heaps): { at: number; left: number[] }[] =>
  heaps.flatMap((heap, at) =>
    moves
      .filter((taken) => taken <= heap)
      .map((taken) => ({ at, left: heaps.with(at, heap - taken) })),
  );

const winsOf = ([moves, heaps]: Heaps): { at: number; left: number[] }[] => {
  const outcome = outcomesWith(moves);
  return optionsOf([moves, heaps]).filter(({ left }) => outcome(left) === "P");
};

const smallHeaps = function* (): Iterable<Heaps> {
  for (const heaps of sortedLists([0, 1, 2], 5)) for (const moves of sets(4)) yield [moves, heaps];
  for (const heaps of sortedLists([3], 6)) yield [[1, 3, 4], heaps];
};

const allows = ([moves]: Heaps): boolean => isSet(moves);

const draw = (random: () => number): Heaps => [drawSet(random, 4, 8), drawList(random, 3, 12)];

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
  small: smallHeaps,
  draw,
  largest: (random) => [
    [drawSet(random, 20, 1000), drawList(random, 1000, 1000)],
    [[1, 2, 4, 8], drawList(random, 500, 1000).flatMap((heap) => [heap, heap])],
  ],
  allows,
  mistakes: [
    mistake("added", (one) => (sum(valuesIn(one)) === 0 ? "P" : "N")),
    mistake("sizes", ([, heaps]) => (nimSum(heaps) === 0 ? "P" : "N")),
    mistake("outcomes", (one) =>
      valuesIn(one).filter((value) => value > 0).length % 2 === 0 ? "P" : "N",
    ),
  ],
});

export const countWins = exercise<Heaps>({
  entry: "countWins",
  answer: (one) => winsOf(one).length,
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
  small: smallHeaps,
  draw,
  largest: (random) => [
    [drawSet(random, 8, 100), drawList(random, 40, 300)],
    [[1, 2, 3, 5, 8, 13], drawList(random, 40, 300)],
  ],
  allows,
  mistakes: [
    mistake("only-smaller-values", (one) => {
      const [moves] = one;
      const values = valuesIn(one);
      return winsOf(one).filter(({ at, left }) => {
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
  small: each(() => Array(21).keys()),
  draw: (random) => [randomInteger(random, 20, 60)],
  largest: () => [[300]],
  mistakes: [
    mistake("parts-added", ([limit]) => splitting(limit, (a, b) => a + b)),
    mistake("larger-part", ([limit]) => splitting(limit, (a, b) => Math.max(a, b))),
  ],
});

/** The table of Lasker's Nim with another value for two parts. */
function splitting(limit: number, together: (a: number, b: number) => number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= limit; n++) {
    const parts = values.slice(1).map((value, i) => together(value, values[n - i - 1] ?? 0));
    values.push(mex([...values, ...parts]));
  }
  return values;
}
