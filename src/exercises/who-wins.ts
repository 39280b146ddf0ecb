import { mistake } from "../judge/task.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import { fromOptions, type Graph } from "../games/theory/finite-graph.ts";
import {
  anyOf,
  letter,
  drawGraph,
  drawSet,
  heapGraph,
  isSet,
  ladder,
  setsInAnyOrder,
  simplerGraphs,
  type Numbers,
} from "./cases.ts";
import { graphs } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

/** The moves, and the number of stones. */
type Heap = readonly [moves: Numbers, stones: number];

const usable = ([moves, stones]: Heap): number[] => moves.filter((taken) => taken <= stones);

/** Returns the letters of the heaps up to a number of stones, by a rule for the letters of a heap's options. */
const lettersBy = (
  [moves, stones]: Heap,
  rule: (options: readonly Outcome[]) => Outcome,
): readonly Outcome[] => fromOptions(heapGraph(moves, stones), rule);

function lostBy(one: Heap, rule: (options: readonly Outcome[]) => Outcome): number[] {
  return lettersBy(one, rule).flatMap((found, heap) => (found === "P" ? [heap] : []));
}

/** Returns the numbers of stones to take that leave a lost heap. */
function winsOf(one: Heap): number[] {
  const letters = lettersBy(one, letter);
  return usable(one).filter((taken) => letters[one[1] - taken] === "P");
}

const allows = ([moves]: Heap): boolean => isSet(moves);

const smallHeaps = function* (): Iterable<Heap> {
  for (let stones = 0; stones <= 9; stones++)
    for (const moves of setsInAnyOrder(4)) yield [moves, stones];
};

export const lostHeaps = exercise<Heap>({
  entry: "lostHeaps",
  answer: (one) => lostBy(one, letter),
  samples: [
    [[1, 2, 3], 12],
    [[2, 3], 8],
  ],
  small: smallHeaps,
  draw: (random) => [drawSet(random, 5, 20), 100],
  largest: (random) => [[drawSet(random, 20, 100), 2000]],
  allows,
  mistakes: [
    mistake("end-is-n", (one) =>
      lostBy(one, (options) => (options.length === 0 ? "N" : letter(options))),
    ),
    mistake("all-must-be-p", (one) =>
      lostBy(one, (options) => (options.length > 0 && !options.includes("N") ? "N" : "P")),
    ),
    mistake("without-zero", (one) => lostBy(one, letter).filter((heap) => heap > 0)),
    mistake("leaves-early", ([moves, limit]) => {
      const lost: number[] = [];
      for (let n = 0; n <= limit; n++) {
        const first = moves.findIndex((taken) => taken > n);
        const tried = first < 0 ? moves : moves.slice(0, first);
        if (!tried.some((taken) => lost.includes(n - taken))) lost.push(n);
      }
      return lost;
    }),
  ],
});

export const winningTake = exercise<Heap>({
  entry: "winningTake",
  ...anyOf(winsOf, 0),
  samples: [
    [[1, 2, 3], 10],
    [[1, 2, 3], 12],
  ],
  small: smallHeaps,
  draw: (random) => [drawSet(random, 5, 20), 60 + Math.floor(60 * random())],
  largest: (random) => [
    [drawSet(random, 20, 100), 1999],
    [[1, 2, 3], 2000],
  ],
  allows,
  mistakes: [mistake("greedy", (one) => Math.max(0, ...usable(one)))],
});

type Question = readonly [graph: Graph, position: number];

export const letterOf = exercise<Question>({
  entry: "letterOf",
  answer: ([graph, position]) => fromOptions(graph, letter)[position] ?? "P",
  samples: [
    [[[1, 2], [2], []], 0],
    [[[], [0], [1]], 2],
  ],
  *small() {
    for (const graph of graphs(4)) for (const x of graph.keys()) yield [graph, x];
  },
  draw: (random) => [drawGraph(random, 12), Math.floor(12 * random())],
  largest: (random) => [
    [ladder(150), 0],
    [drawGraph(random, 300), 7],
  ],
  *simpler([graph, position]) {
    for (const less of simplerGraphs(graph)) yield [less, position];
  },
  mistakes: [
    mistake("end-is-n", ([graph, position]) => {
      const letters = fromOptions<Outcome>(graph, (options) =>
        options.length === 0 ? "N" : letter(options),
      );
      return letters[position] ?? "N";
    }),
    mistake("all-must-be-p", ([graph, position]) => {
      const letters = fromOptions<Outcome>(graph, (options) =>
        options.length > 0 && !options.includes("N") ? "N" : "P",
      );
      return letters[position] ?? "P";
    }),
  ],
});
