import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import { winningTakes } from "../problems/hdu2516/solve.ts";
import { losingHeaps, zeckendorf } from "../games/rulesets/dynamic-nim.ts";
import { wythoffPair } from "../games/rulesets/wythoff.ts";
import { asCalls, lists } from "./cases.ts";
import { upTo } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

/** The largest heap of a case. The product of two such heaps is not an exact number. */
const MOST = Number.MAX_SAFE_INTEGER;

type Heaps = readonly [x: number, y: number];

const isLost = ([x, y]: Heaps): boolean =>
  wythoffPair(BigInt(Math.abs(x - y)))[0] === BigInt(Math.min(x, y));

/** Returns a lost pair in either order, possibly with a number added to its larger heap. */
function nearPair(random: () => number, most: number): Heaps {
  const [a, b] = wythoffPair(BigInt(randomInteger(random, 0, most))).map(Number);
  const pair = [a ?? 0, (b ?? 0) + Math.max(0, randomInteger(random, -3, 1))] as const;
  return random() < 0.5 ? pair : [pair[1], pair[0]];
}

/** Returns the golden ratio times a number, rounded down, in floating point. */
const inDoubles = (k: number): number => Math.floor((k * (1 + Math.sqrt(5))) / 2);

export const lostPair = exercise<Heaps>({
  entry: "isLost",
  answer: isLost,
  samples: [
    [4, 7],
    [7, 4],
    [4, 6],
  ],
  *small() {
    for (const [x = 0, y = 0] of lists([2], 16)) yield [x, y];
  },
  draw: (random) => nearPair(random, 10_000),
  largest: (random) => [
    [165580140, 267914295],
    [MOST - 1, MOST],
    ...Array.from({ length: 20 }, () => nearPair(random, 3 * 10 ** 15)),
  ],
  mistakes: [
    {
      ...mistake<Heaps>(
        "floating-point",
        ([x, y]) => inDoubles(Math.abs(x - y)) === Math.min(x, y),
      ),
      shows: [[165580140, 267914295]],
    },
    mistake("in-order", ([x, y]) => x <= y && isLost([x, y])),
    mistake("equal-heaps", ([x, y]) => x === y),
  ],
});

type Stones = readonly [n: number];

const takenFirst = (n: number): number => {
  const last = zeckendorf(n).at(-1) ?? 0;
  return last === n ? 0 : last;
};

const heaps = losingHeaps((taken) => 2 * taken, MOST);

export const firstTake = exercise<Stones>({
  entry: "firstTake",
  answer: ([n]) => takenFirst(n),
  isEquivalent: (_, given, [n]) => winningTakes(n).some((taken) => taken === given),
  samples: [[20], [21], [100]],
  small: asCalls(() => upTo(60)),
  draw: (random) => [randomInteger(random, 1, 100_000)],
  largest: (random) => [
    ...heaps.slice(-3).map((heap): Stones => [heap]),
    ...Array.from({ length: 20 }, (): Stones => [randomInteger(random, 1, MOST)]),
  ],
  allows: ([n]) => n > 0,
  mistakes: [
    mistake("largest-term", ([n]) => n - (zeckendorf(n)[0] ?? 0)),
    mistake("takes-all", ([n]) => zeckendorf(n).at(-1) ?? 0),
    mistake("powers-of-two", ([n]) => {
      const lowest = Number(BigInt(n) & -BigInt(n));
      return lowest === n ? 0 : lowest;
    }),
  ],
});
