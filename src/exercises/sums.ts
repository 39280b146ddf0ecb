import { laskersNim } from "../games/rulesets/octal.ts";
import { nimSum } from "../games/theory/numbers.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import { mistake } from "../judge/task.ts";
import {
  drawList,
  drawSet,
  asCalls,
  tableFrom,
  isSet,
  setsInAnyOrder,
  sortedLists,
  outcomeOfValue,
  type Numbers,
} from "./cases.ts";
import { exercise } from "./exercise.ts";
import { valuesIn, type Heaps } from "./heaps.ts";

/** Returns the number of moves that a player chooses among several. */
type Choice = (...lengths: number[]) => number;

/** Returns the number of moves that each heap up to `limit` lasts with these choices of the winner and the loser. */
const lengths = (moves: Numbers, limit: number, winner: Choice, loser: Choice): number[] =>
  tableFrom(limit, (n, found) => {
    const all = moves.filter((taken) => taken <= n).map((taken) => found[n - taken] ?? 0);
    const even = all.filter((length) => length % 2 === 0);
    if (all.length === 0) return 0;
    return 1 + (even.length > 0 ? winner(...even) : loser(...all));
  });

/** Returns the number of moves that each of the heaps lasts. */
const eachLength = ([moves, heaps]: Heaps, winner: Choice, loser: Choice): number[] => {
  const found = lengths(moves, Math.max(0, ...heaps), winner, loser);
  return heaps.map((heap) => found[heap] ?? 0);
};

/** Returns P if the number of moves is even, and N otherwise. */
const evenIsP = (length: number): Outcome => outcomeOfValue(length % 2);

export const everyLetter = exercise<Heaps>({
  entry: "everyLetter",
  answer: (one) => evenIsP(Math.max(0, ...eachLength(one, Math.max, Math.min))),
  samples: [
    [
      [1, 3, 4],
      [2, 4],
    ],
    [
      [1, 3, 4],
      [2, 5],
    ],
    [[1, 3, 4], [3]],
  ],
  *small() {
    for (const moves of setsInAnyOrder(4))
      for (const heaps of sortedLists([0, 1, 2], 8)) yield [moves, heaps];
  },
  draw: (random) => [drawSet(random, 3, 9), drawList(random, 3, 30)],
  largest: (random) => [
    [drawSet(random, 10, 60), drawList(random, 100, 2000)],
    [[1, 3, 4], drawList(random, 100, 2000)],
  ],
  allows: ([moves]) => isSet(moves),
  mistakes: [
    mistake("usual-sum", (one) => outcomeOfValue(nimSum(valuesIn(one)))),
    mistake("ends-first", (one) =>
      evenIsP(Math.min(...eachLength(one, Math.min, Math.max), Infinity)),
    ),
    mistake("winner-hurries", (one) =>
      evenIsP(Math.max(0, ...eachLength(one, Math.min, Math.max))),
    ),
    mistake("longest-play", (one) => evenIsP(Math.max(0, ...eachLength(one, Math.max, Math.max)))),
  ],
});

const laskerLetterBy = (heaps: Numbers, valueOf: (heap: number) => number): Outcome =>
  outcomeOfValue(nimSum(heaps.map(valueOf)));

export const laskerLetter = exercise<readonly [heaps: Numbers]>({
  entry: "laskerLetter",
  answer: ([heaps]) => laskerLetterBy(heaps, (heap) => laskersNim.claim?.(heap) ?? 0),
  samples: [[[1, 2, 4]], [[3, 3]], [[1, 2, 3]]],
  small: asCalls(() => [...sortedLists([0, 1, 2], 12), ...sortedLists([3], 8)]),
  draw: (random) => [drawList(random, 3, 40)],
  largest: (random) => [
    [drawList(random, 1000, 10 ** 9)],
    [[999_999_999, 1_000_000_000, 7]],
    [[999_999_999, 1_000_000_000]],
  ],
  mistakes: [
    mistake("as-nim", ([heaps]) => laskerLetterBy(heaps, (heap) => heap)),
    // Two values −1 cancel; with a single one, no nim-sum is 0.
    mistake("zero-too", ([heaps]) =>
      heaps.filter((heap) => heap === 0).length % 2 === 0
        ? laskerLetterBy(heaps, (heap) => laskersNim.claim?.(heap) ?? 0)
        : "N",
    ),
    mistake("one-sided", ([heaps]) =>
      laskerLetterBy(heaps, (heap) => (heap % 4 === 3 ? heap + 1 : heap)),
    ),
  ],
});
