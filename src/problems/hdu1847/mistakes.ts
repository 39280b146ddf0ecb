import { problemTask } from "../task.ts";
import { hdu1847, limits, type Case } from "./problem.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { mex } from "../../games/theory/mex.ts";
import { format } from "./solve.ts";

const powers = Array.from({ length: 10 }, (_, k) => 2 ** k);

/** A program that fills a table from the empty heap up, by the values of the options, and judges by it. */
const byTable = (
  id: string,
  taken: (heap: number) => readonly number[],
  start: () => (options: readonly number[]) => number = () => mex,
): KnownMistake<Case> => ({
  id,
  start: () => {
    const least = start();
    const values: number[] = [];
    for (let heap = 0; heap <= limits.heap.max; heap++) {
      values.push(least(taken(heap).map((stones) => values[heap - stones] ?? 0)));
    }
    return (heap) => format(values[heap] === 0 ? "second" : "first");
  },
});

/** A program that judges a heap by its number. */
const byNumber = (id: string, isLost: (heap: number) => boolean) =>
  mistake<Case>(id, (heap) => format(isLost(heap) ? "second" : "first"));

const upTo = (heap: number): readonly number[] => powers.filter((stones) => stones <= heap);

const mistakes: readonly KnownMistake<Case>[] = [
  byTable("missing-power", (heap) => upTo(heap).filter((stones) => stones > 1)),
  byTable("never-all", (heap) => upTo(heap - 1)),
  byTable("not-cleared", upTo, () => {
    const seen = new Set<number>();
    let least = 0;
    return (options) => {
      for (const value of options) seen.add(value);
      while (seen.has(least)) least++;
      return least;
    };
  }),
  byNumber("number-of-moves", (heap) => heap % (powers.length + 1) === 0),
  byNumber("as-much-as-possible", (heap) => {
    const moves = powers.filter((stones) => (heap & stones) > 0).length;
    return moves % 2 === 0;
  }),
  byNumber("plain-nim", () => false),
  byNumber("one-move-ahead", (heap) => !powers.includes(heap)),
];

/** Every heap up to this size. */
const SMALL = 100;

const { min, max } = limits.heap;

export const task = problemTask<Case, unknown>(hdu1847, {
  entry: "winner",
  pass: (heap) => [heap],
  *small() {
    for (let heap: Case = min; heap <= SMALL; heap++) yield heap;
  },
  // All the others: there are no more.
  edges: Array.from({ length: max - SMALL }, (_, at) => SMALL + 1 + at),
  numbers: (heap) => [{ value: heap, least: min, replace: (by) => by }],
  mistakes,
});
