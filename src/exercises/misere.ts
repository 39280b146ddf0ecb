import { mistake } from "../judge/task.ts";
import { misereNimOutcome } from "../games/rulesets/nim.ts";
import { fromOptions, type Graph } from "../games/theory/finite-graph.ts";
import { mex } from "../games/theory/numbers.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import { randomInteger } from "../problems/generate.ts";
import { anyOf, drawList, graphCases, type Numbers } from "./cases.ts";
import { upTo } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";
import { heapCases, outcomesWith, winsOf, type Heaps } from "./heaps.ts";

/** The number of coins, and the minimum and the maximum that a move takes. */
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

const winningHeaps = (one: Heaps, outcome: (heaps: Numbers) => Outcome): number[][] =>
  winsOf(one, outcome).map(({ left }) => left);

export const misereMove = exercise<Heaps>({
  entry: "misereMove",
  ...anyOf((one) => winningHeaps(one, outcomesWith(one[0], { misere: true }))),
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
  ...heapCases([2, 3]),
  largest: (random) => [
    [[1, 3, 4], drawList(random, 100, 1000)],
    [[2, 3], drawList(random, 50, 1000).flatMap((heap) => [heap, heap])],
  ],
  mistakes: [
    mistake("normal", (one) => winningHeaps(one, outcomesWith(one[0]))[0] ?? []),
    mistake("sizes", (one) => winningHeaps(one, misereNimOutcome)[0] ?? []),
  ],
});

/** Reports whether each position has an option of value 1; by default only positions of value 0 are checked. */
function hasCondition(graph: Graph, checksTerminal: boolean, checksAll = false): boolean {
  const values = fromOptions(graph, mex);
  return graph.every((options, x) => {
    if (options.length === 0 && !checksTerminal) return true;
    return (!checksAll && values[x] !== 0) || options.some((y) => values[y] === 1);
  });
}

export const obeys = exercise<readonly [graph: Graph]>({
  entry: "obeys",
  answer: ([graph]) => hasCondition(graph, false),
  samples: [[[[], [0], [0, 1], [2]]], [[[1, 2], [2], []]]],
  ...graphCases(5),
  mistakes: [
    mistake("terminal-too", ([graph]) => hasCondition(graph, true)),
    mistake("every-position", ([graph]) => hasCondition(graph, false, true)),
  ],
});
