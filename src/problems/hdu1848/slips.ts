import type { Slip } from "../../judging/task.ts";
import { mex } from "../../theory/mex.ts";
import type { Winner } from "../problem.ts";
import { fibonacciNumbers } from "./fibonacci-numbers.ts";
import { limits, type Case } from "./input.ts";
import { format } from "./solve.ts";

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

/** A program that fills a table and adds its entries, by exclusive or unless told otherwise. */
function byTable(
  id: string,
  fill: () => readonly number[],
  loses: (values: readonly number[]) => boolean = ([a = 0, b = 0, c = 0]) => (a ^ b ^ c) === 0,
): Slip<Case> {
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

/** Programs that are wrong, each by one mistake. */
export const slips: readonly Slip<Case>[] = [
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
