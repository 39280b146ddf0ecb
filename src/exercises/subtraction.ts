import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import { mex } from "../games/theory/numbers.ts";
import { fromOptions } from "../games/theory/finite-graph.ts";
import {
  drawList,
  drawSet,
  asCalls,
  heapGraph,
  isSet,
  setsInAnyOrder,
  type Numbers,
} from "./cases.ts";
import { upTo } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

/** Returns the values of the heaps from 0 to `limit`, each as the mex of those of its options. */
const tableOf = (moves: Numbers, limit: number): number[] =>
  fromOptions(heapGraph(moves, limit), mex);

type Far = readonly [values: Numbers, preperiod: number, period: number, heap: number];

/** Subtracts multiples of the period, large ones first, as long as the heap is not below the preperiod. */
function reduced([, preperiod, period, heap]: Far): number {
  let at = heap;
  for (let step = period * 2 ** 50; step >= period; step /= 2)
    while (at - step >= preperiod) at -= step;
  return at;
}

export const farValue = exercise<Far>({
  entry: "farValue",
  answer: (one) => one[0][reduced(one)] ?? 0,
  samples: [
    [[0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2], 8, 3, 14],
    [[0, 1, 0, 1, 2, 3, 2], 0, 7, 1000],
  ],
  *small() {
    for (let heap = 0; heap <= 12; heap++)
      for (let preperiod = 0; preperiod <= 3; preperiod++)
        for (let period = 1; period <= 4; period++)
          yield [[0, ...upTo(preperiod + period - 1)], preperiod, period, heap];
  },
  draw: (random) => far(random, 1000),
  largest: (random) => Array.from({ length: 20 }, () => far(random, 10 ** 15)),
  *simpler([values, preperiod, period, heap]) {
    const less = heap - period;
    if (less >= preperiod) yield [values, preperiod, period, less];
  },
  mistakes: [
    mistake("preperiod-forgotten", ([values, , period, heap]) => values[heap % period] ?? 0),
    mistake("not-added-back", ([values, preperiod, period, heap]) =>
      heap < preperiod ? (values[heap] ?? 0) : (values[(heap - preperiod) % period] ?? 0),
    ),
  ],
});

function far(random: () => number, most: number): Far {
  const [preperiod, period] = [randomInteger(random, 0, 20), randomInteger(random, 1, 30)];
  const values = drawList(random, preperiod + period, 4);
  return [values, preperiod, period, randomInteger(random, 0, most)];
}

type Claim = readonly [moves: Numbers, m: number];

export const firstWrong = exercise<Claim>({
  entry: "firstWrong",
  answer: wrongHeap,
  samples: [
    [[1, 2, 4], 2],
    [[1, 2, 4], 4],
    [[1, 3, 4], 1],
  ],
  *small() {
    for (const moves of setsInAnyOrder(5)) for (let m = 1; m <= 5; m++) yield [moves, m];
  },
  draw: (random) => {
    const m = randomInteger(random, 1, 8);
    return [[...new Set([...upTo(m), ...drawSet(random, 3, 60)])], m];
  },
  largest: (random) => [
    [[...new Set([...upTo(40), ...drawSet(random, 3, 1500)])], 40],
    [[...upTo(30), ...upTo(30).map((i) => i + 31)], 30],
  ],
  allows: ([moves, m]) => isSet(moves) && m > 0,
  mistakes: [
    mistake("stops-at-m", (one) => {
      const found = wrongHeap(one);
      return found > one[1] ? -1 : found;
    }),
  ],
});

/**
 * Returns the least heap whose value is not its remainder; −1 if there is none. A wrong claim fails at a heap of at most
 * the maximum of m and the numbers of the set.
 */
function wrongHeap([moves, m]: Claim): number {
  const values = tableOf(moves, 2 * Math.max(m, ...moves));
  return values.findIndex((value, n) => value !== n % (m + 1));
}

type Moves = readonly [moves: Numbers];

export const leastPeriod = exercise<Moves>({
  entry: "leastPeriod",
  answer: ([moves]) => firstRepeat(moves, Math.max(...moves)),
  samples: [[[1, 3, 4]], [[2, 4, 7]], [[39, 2]]],
  small: asCalls(() => setsInAnyOrder(7)),
  draw: (random) => [drawSet(random, 3, 15)],
  largest: () => [[[13, 29, 31, 40]], [[40, 13, 31, 29]], [[8, 19, 27]]],
  allows: ([moves]) => isSet(moves),
  mistakes: [
    mistake("preperiod-zero", ([moves]) => [0, firstRepeat(moves, Math.max(...moves))[1] ?? 0]),
    mistake("last-is-largest", ([moves]) => firstRepeat(moves, moves.at(-1) ?? 1)),
    mistake("as-many-as-moves", ([moves]) => firstRepeat(moves, moves.length)),
  ],
});

/** Returns where a window of `size` values first repeats, and after how many heaps, without a theorem about matches. */
function firstRepeat(moves: Numbers, size: number): number[] {
  for (let limit = 64; ; limit *= 4) {
    const values = tableOf(moves, limit);
    const places = new Map<string, number>();
    for (let b = 0; b + size <= values.length; b++) {
      const window = values.slice(b, b + size).join();
      const a = places.get(window);
      if (a !== undefined) return [a, b - a];
      places.set(window, b);
    }
  }
}
