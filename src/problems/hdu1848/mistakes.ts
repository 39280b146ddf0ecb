import { problemTask, listNumbers } from "../task.ts";
import { hdu1848 } from "./problem.ts";
import { solve, format, limits, type Case, fibonacciNumbers } from "./solve.ts";
import type { KnownMistake } from "../../judge/task.ts";
import { mex } from "../../games/theory/mex.ts";
import type { Winner } from "../problem.ts";

const moves = fibonacciNumbers(limits.heap.max);

/** The values of all heaps, each of its smaller ones as `value` says. */
function table(value: (heap: number, values: readonly number[]) => number): readonly number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= limits.heap.max; heap++) values.push(value(heap, values));
  return values;
}

/** The values of the options of a heap, by these moves. */
const options = (heap: number, values: readonly number[], taken = moves): readonly number[] =>
  taken.filter((stones) => stones <= heap).map((stones) => values[heap - stones] ?? 0);

/** A program that fills a table and adds its entries, by default with exclusive or. */
function byTable(
  id: string,
  fill: () => readonly number[],
  loses: (values: readonly number[]) => boolean = ([a = 0, b = 0, c = 0]) => (a ^ b ^ c) === 0,
): KnownMistake<Case> {
  return {
    id,
    start: () => {
      const values = fill();
      return (heaps) => {
        const winner: Winner = loses(heaps.map((heap) => values[heap] ?? 0)) ? "second" : "first";
        return format(winner);
      };
    },
  };
}

const right = () => table((heap, values) => mex(options(heap, values)));

const mistakes: readonly KnownMistake<Case>[] = [
  byTable("not-cleared", () => {
    const seen = new Set<number>();
    return table((heap, values) => {
      for (const value of options(heap, values)) seen.add(value);
      return mex(seen);
    });
  }),
  byTable("missing-move", () => {
    // 1 and 2 are the start, and the loop begins with their sum.
    const taken = moves.filter((stones) => stones !== 2);
    return table((heap, values) => mex(options(heap, values, taken)));
  }),
  byTable("one-stone", () => {
    const isWon: number[] = [];
    for (let heap = 0; heap <= limits.heap.max; heap++) {
      isWon.push(options(heap, isWon).includes(0) ? 1 : 0);
    }
    return isWon;
  }),
  byTable("added", right, (values) => values.reduce((sum, value) => sum + value, 0) === 0),
  byTable("rhythm", () => table((heap) => heap % 4)),
  {
    ...byTable("list-too-short", () => {
      const taken = moves.filter((stones) => stones < 100);
      return table((heap, values) => mex(options(heap, values, taken)));
    }),
    shows: [[1, 1, 144]],
  },
  byTable("plain-nim", () => table((heap) => heap)),
  // In C: a ^ b ^ (c == 0) is the condition for the second player.
  byTable("precedence", right, ([a = 0, b = 0, c = 0]) => (a ^ b ^ Number(c === 0)) !== 0),
];

/** Every three heaps up to this size, the fewest stones first. */
const SMALL = 13;

export const task = problemTask<Case, unknown>(hdu1848, {
  entry: "winner",
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
  // Every larger heap.
  edges: Array.from({ length: limits.heap.max - SMALL }, (_, at) => besideTwo(SMALL + 1 + at)),
  numbers: (heaps) => listNumbers(heaps, limits.heap.min, ([m = 1, n = 1, p = 1]) => [m, n, p]),
  mistakes,
});

/** A heap beside two small ones that make it lost: any other value of the heap alone would make it won. */
function besideTwo(heap: number): Case {
  for (let stones = 2; ; stones++) {
    for (let m = 1; m <= stones / 2; m++) {
      const around: Case = [m, stones - m, heap];
      if (solve(around) === "second") return around;
    }
  }
}
