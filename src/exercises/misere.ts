import { equal } from "../judge/fault.ts";
import { mistake } from "../judge/task.ts";
import { misereNimOutcome } from "../games/rulesets/nim.ts";
import { subtraction } from "../games/rulesets/subtraction.ts";
import { fromOptions, type Graph } from "../games/theory/finite-graph.ts";
import { grundyTable } from "../games/theory/grundy-table.ts";
import { mex } from "../games/theory/mex.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import { randomInteger } from "../problems/generate.ts";
import {
  asNumbers,
  drawGraph,
  drawList,
  drawSet,
  each,
  graphs,
  isSet,
  isSmall,
  ladder,
  outcomesOf,
  sets,
  simplerGraphs,
  sortedLists,
  upTo,
  type Numbers,
} from "./cases.ts";
import { exercise } from "./exercise.ts";

/** The number of coins, and the least and the most that a move takes. */
type Coins = readonly [n: number, p: number, q: number];

const letterBy = (isLost: (rest: number, one: Coins) => boolean) => (one: Coins) =>
  isLost(one[0] % (one[1] + one[2]), one) ? "P" : "N";

export const coinsLetter = exercise<Coins>({
  entry: "coinsLetter",
  answer: letterBy((rest, [, p]) => rest >= 1 && rest <= p),
  samples: [
    [5, 2, 3],
    [7, 2, 3],
  ],
  *small() {
    for (const n of [0, ...upTo(20)])
      for (const q of upTo(4)) for (const p of upTo(q)) yield [n, p, q];
  },
  draw: (random) => {
    const p = randomInteger(random, 1, 9);
    return [randomInteger(random, 0, 300), p, randomInteger(random, p, 20)];
  },
  largest: () => [
    [1_000_000_000, 7, 100],
    [999_999_999, 1, 1],
  ],
  allows: ([, p, q]) => 1 <= p && p <= q,
  mistakes: [
    mistake(
      "last-wins",
      letterBy((rest) => rest === 0),
    ),
    mistake(
      "only-one",
      letterBy((rest) => rest === 1),
    ),
    mistake(
      "none-left",
      letterBy((rest, [, p]) => rest <= p),
    ),
  ],
});

/** Moves, and heaps from which they are taken. */
type Heaps = readonly [moves: Numbers, heaps: Numbers];

const valuesIn = ([moves, heaps]: Heaps): number[] => {
  const table = grundyTable(subtraction(moves), Math.max(0, ...heaps));
  return heaps.map((heap) => table[heap] ?? 0);
};

const optionsOf = ([moves, heaps]: Heaps): number[][] =>
  heaps.flatMap((heap, i) =>
    moves.filter((taken) => taken <= heap).map((taken) => heaps.with(i, heap - taken)),
  );

/** Who wins in misère play: by the definition where that takes moments, and by Ferguson's theorem for what is larger. */
function outcomesWith(moves: Numbers): (heaps: Numbers) => Outcome {
  const found = outcomesOf(subtraction(moves), { misere: true });
  return (heaps) => (isSmall(heaps) ? found(heaps) : misereNimOutcome(valuesIn([moves, heaps])));
}

const winsOf = (one: Heaps, outcome: (heaps: Numbers) => Outcome): number[][] =>
  optionsOf(one).filter((left) => outcome(left) === "P");

export const misereMove = exercise<Heaps>({
  entry: "misereMove",
  answer: (one) => winsOf(one, outcomesWith(one[0]))[0] ?? [],
  same: (right, given, one) =>
    !equal(right, []) &&
    winsOf(one, outcomesWith(one[0])).some((left) => equal(left, asNumbers(given))),
  samples: [
    [
      [1, 3, 4],
      [6, 3],
    ],
    [
      [1, 3, 4],
      [4, 6],
    ],
  ],
  *small() {
    for (const heaps of sortedLists([0, 1, 2], 5))
      for (const moves of sets(4)) yield [moves, heaps];
    for (const heaps of sortedLists([3], 6)) yield [[2, 3], heaps];
  },
  draw: (random) => [drawSet(random, 4, 8), drawList(random, 3, 12)],
  largest: (random) => [
    [[1, 3, 4], drawList(random, 100, 1000)],
    [[2, 3], drawList(random, 50, 1000).flatMap((heap) => [heap, heap])],
  ],
  allows: ([moves]) => isSet(moves),
  mistakes: [
    mistake(
      "normal",
      (one) =>
        winsOf(one, (left) =>
          valuesIn([one[0], left]).reduce((s, value) => s ^ value, 0) === 0 ? "P" : "N",
        )[0] ?? [],
    ),
    mistake("sizes", (one) => winsOf(one, misereNimOutcome)[0] ?? []),
  ],
});

/** Whether each position of value 0, terminal ones only if they are asked, has an option of value 1. */
function hasCondition(graph: Graph, asksTerminal: boolean, outright = false): boolean {
  const values = fromOptions(graph, mex);
  return graph.every((options, x) => {
    if (options.length === 0 && !asksTerminal) return true;
    return (!outright && values[x] !== 0) || options.some((y) => values[y] === 1);
  });
}

export const obeys = exercise<readonly [graph: Graph]>({
  entry: "obeys",
  answer: ([graph]) => hasCondition(graph, false),
  samples: [[[[], [0], [0, 1], [2]]], [[[1, 2], [2], []]]],
  small: each(() => graphs(5)),
  draw: (random) => [drawGraph(random, 12)],
  largest: (random) => [[ladder(150)], [drawGraph(random, 300)]],
  simpler: ([graph]) => each(() => simplerGraphs(graph))(),
  mistakes: [
    mistake("terminal-too", ([graph]) => hasCondition(graph, true)),
    mistake("every-position", ([graph]) => hasCondition(graph, false, true)),
  ],
});
