import { mex } from "../../games/theory/numbers.ts";
import { problemTask } from "../task.ts";
import { hdu1847, limits, type Case } from "./problem.ts";

const powers = Array.from({ length: 10 }, (_, k) => 2 ** k);

/** Returns a program that decides by a table of values, filled from the empty heap upwards. */
const byTable = (
  taken: (heap: number) => readonly number[],
  start: () => (options: readonly number[]) => number = () => mex,
) => ({
  start: () => {
    const least = start();
    const values: number[] = [];
    for (let heap = 0; heap <= limits.heap.max; heap++) {
      values.push(least(taken(heap).map((stones) => values[heap - stones] ?? 0)));
    }
    return (heap: Case) => values[heap] !== 0;
  },
});

const upTo = (heap: number): readonly number[] => powers.filter((stones) => stones <= heap);

/** The small cases are all heaps up to this size. */
const SMALL = 100;

const heapsFrom = (first: number, last: number): readonly Case[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

export const task = problemTask(hdu1847, {
  pass: (heap) => [heap],
  small: () => heapsFrom(limits.heap.min, SMALL),
  // All other heaps.
  edges: heapsFrom(SMALL + 1, limits.heap.max),
  mistakes: {
    "missing-power": byTable((heap) => upTo(heap).filter((stones) => stones > 1)),
    "never-all": byTable((heap) => upTo(heap - 1)),
    "not-cleared": byTable(upTo, () => {
      const seen = new Set<number>();
      let least = 0;
      return (options) => {
        for (const value of options) seen.add(value);
        while (seen.has(least)) least++;
        return least;
      };
    }),
    "number-of-moves": (heap) => heap % (powers.length + 1) !== 0,
    "as-much-as-possible": (heap) =>
      powers.filter((stones) => (heap & stones) > 0).length % 2 !== 0,
    "plain-nim": () => true,
    "one-move-ahead": (heap) => powers.includes(heap),
  },
});
