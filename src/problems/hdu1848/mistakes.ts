import { mex } from "../../games/theory/numbers.ts";
import type { Winner } from "../problem.ts";
import { problemTask } from "../task.ts";
import { hdu1848 } from "./problem.ts";
import { fibonacciNumbers, limits, solve, type Case } from "./solve.ts";

const moves = fibonacciNumbers(limits.heap.max);

/** Returns a table of all heaps. `value` computes each entry from those of the smaller heaps. */
function table(value: (heap: number, values: readonly number[]) => number): readonly number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= limits.heap.max; heap++) values.push(value(heap, values));
  return values;
}

/** Returns the values of the options of a heap with these moves. */
const options = (heap: number, values: readonly number[], taken = moves): readonly number[] =>
  taken.filter((stones) => stones <= heap).map((stones) => values[heap - stones] ?? 0);

/** Returns a program that fills a table and combines its entries, by default with exclusive or. */
const byTable = (
  fill: () => readonly number[],
  wins: (values: readonly number[]) => boolean = ([a = 0, b = 0, c = 0]) => (a ^ b ^ c) !== 0,
) => ({
  start: () => {
    const values = fill();
    return (heaps: Case) => wins(heaps.map((heap) => values[heap] ?? 0));
  },
});

const right = () => table((heap, values) => mex(options(heap, values)));

/** The small cases are all triples of heaps up to this size, those with few stones first. */
const SMALL = 13;

export const task = problemTask<Case, Winner>(hdu1848, {
  pass: (heaps) => heaps,
  *small() {
    for (let stones = 3; stones <= 3 * SMALL; stones++) {
      for (let m = 1; m <= SMALL; m++) {
        for (let n = 1; n <= SMALL; n++) {
          const p = stones - m - n;
          if (p >= 1 && p <= SMALL) yield [m, n, p];
        }
      }
    }
  },
  // All larger heaps.
  edges: Array.from({ length: limits.heap.max - SMALL }, (_, at) => lostWithTwo(SMALL + 1 + at)),
  mistakes: {
    "not-cleared": byTable(() => {
      const seen = new Set<number>();
      return table((heap, values) => {
        for (const value of options(heap, values)) seen.add(value);
        return mex(seen);
      });
    }),
    "missing-move": byTable(() => {
      // The loop starts from 1 and 2, and the first number that it adds to the list is their sum.
      const taken = moves.filter((stones) => stones !== 2);
      return table((heap, values) => mex(options(heap, values, taken)));
    }),
    "one-stone": byTable(() => table((heap, isWon) => (options(heap, isWon).includes(0) ? 1 : 0))),
    added: byTable(right, (values) => values.some((value) => value > 0)),
    rhythm: byTable(() => table((heap) => heap % 4)),
    "list-too-short": {
      ...byTable(() => {
        const taken = moves.filter((stones) => stones < 100);
        return table((heap, values) => mex(options(heap, values, taken)));
      }),
      shows: [[1, 1, 144]],
    },
    "plain-nim": byTable(() => table((heap) => heap)),
    // In C: a ^ b ^ (c == 0) is the condition for the second player.
    precedence: byTable(right, ([a = 0, b = 0, c = 0]) => (a ^ b ^ Number(c === 0)) === 0),
  },
});

/** Returns a heap with two small heaps that make it lost. With any other value of the heap it would be won. */
function lostWithTwo(heap: number): Case {
  for (let stones = 2; ; stones++) {
    for (let m = 1; m <= stones / 2; m++) {
      const heaps: Case = [m, stones - m, heap];
      if (solve(heaps) === "second") return heaps;
    }
  }
}
