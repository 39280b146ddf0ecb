import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import { rowChess } from "../games/rulesets/row-chess.ts";
import { staircase } from "../games/rulesets/staircase.ts";
import { nimSum } from "../games/theory/numbers.ts";
import type { Outcome } from "../games/theory/ruleset.ts";
import {
  anyOf,
  outcomesOf,
  valuesOf,
  drawList,
  asCalls,
  isSet,
  lists,
  outcomeOfValue,
  type Numbers,
} from "./cases.ts";
import { sum, upTo } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

type Stairs = readonly [steps: Numbers];

const searchedOutcome = outcomesOf(staircase);

/** Returns the nim-sum of the steps that count. */
const sumOf = (steps: Numbers, counts: (step: number) => boolean): number =>
  nimSum(steps.filter((_, step) => counts(step)));

const isOdd = (step: number): boolean => step % 2 === 1;

/** Returns the outcome of small stairs by the definition, and of larger ones by the odd steps. */
const outcome = (steps: Numbers): Outcome =>
  sum(steps) <= 9 && steps.length <= 7
    ? searchedOutcome(steps)
    : outcomeOfValue(sumOf(steps, isOdd));

const smallStairs = asCalls(() => [...lists([1, 2, 3, 4], 2), ...lists([5], 1)]);

const allows = ([steps]: Stairs): boolean => steps.length > 0;

const draw = (random: () => number): Stairs => [drawList(random, randomInteger(random, 4, 6), 3)];

export const stairsLetter = exercise<Stairs>({
  entry: "stairsLetter",
  answer: ([steps]) => outcome(steps),
  samples: [[[0, 1, 2, 2]], [[0, 0, 2, 0, 1]], [[5, 0, 3]]],
  small: smallStairs,
  draw,
  largest: (random) => [
    [drawList(random, 1001, 1_000_000_000)],
    [[0, ...drawList(random, 500, 1_000_000_000).flatMap((coins) => [coins, 1, coins, 2])]],
  ],
  allows,
  mistakes: [
    mistake("even-steps", ([steps]) =>
      outcomeOfValue(sumOf(steps, (step) => step > 0 && !isOdd(step))),
    ),
    mistake("from-the-top", ([steps]) =>
      outcomeOfValue(sumOf(steps, (step) => step > 0 && !isOdd(steps.length - 1 - step))),
    ),
    mistake("ground-too", ([steps]) => outcomeOfValue(sumOf(steps, (step) => !isOdd(step)))),
    mistake("all-steps", ([steps]) => outcomeOfValue(sumOf(steps, (step) => step > 0))),
  ],
});

const winsOf = (steps: Numbers): Numbers[] =>
  staircase.options(steps).filter((option) => outcome(option) === "P");

export const stairsReply = exercise<Stairs>({
  entry: "stairsReply",
  ...anyOf(([steps]) => winsOf(steps)),
  samples: [[[0, 1, 2, 2]], [[0, 0, 2, 0, 1]]],
  small: smallStairs,
  draw,
  largest: (random) => [[drawList(random, 61, 50)], [drawList(random, 60, 50)]],
  allows,
  mistakes: [
    mistake("carried-too-far", ([steps]) => {
      const s = sumOf(steps, isOdd);
      const from = steps.findIndex((coins, step) => isOdd(step) && nimSum([coins, s]) < coins);
      return from < 0 ? [] : steps.with(from, nimSum([steps[from] ?? 0, s]));
    }),
  ],
});

export const countCarries = exercise<Stairs>({
  entry: "countCarries",
  answer: ([steps]) => winsOf(steps).length,
  samples: [[[0, 1, 2, 2]], [[0, 4, 2, 3, 3, 2, 1]], [[0, 2, 1, 2]]],
  small: smallStairs,
  draw,
  largest: (random) => [[drawList(random, 61, 50)], [drawList(random, 60, 50)]],
  allows,
  mistakes: [
    mistake("no-adding", ([steps]) => {
      const s = sumOf(steps, isOdd);
      return steps.filter((coins, step) => isOdd(step) && nimSum([coins, s]) < coins).length;
    }),
    mistake("not-asked", ([steps]) =>
      sumOf(steps, isOdd) === 0 ? 0 : steps.filter((_, step) => isOdd(step)).length,
    ),
  ],
});

/** The number of squares, numbered from 1 on the left, and the squares with a piece, in any order. */
type Row = readonly [length: number, pieces: Numbers];

/** Maximum length of rows whose value is found by search. */
const SEARCHED = 14;

const rowValue = valuesOf(rowChess(SEARCHED));

/** Returns the mask of a row. Bit 0 is the rightmost square. */
const maskOf = ([length, pieces]: Row): number =>
  sum(pieces.map((square) => 2 ** (length - square)));

/** Returns the blocks of adjacent pieces: the size of each, and the number of empty squares to its right. */
function blocksOf([length, pieces]: Row): { size: number; empty: number }[] {
  const squares = upTo(length).map((square) => (pieces.includes(square) ? "X" : "."));
  return squares
    .join("")
    .split(".")
    .reverse()
    .map(({ length: size }, empty) => ({ size, empty }));
}

const blockSum = (row: Row, counts: (empty: number) => boolean): number =>
  nimSum(blocksOf(row).flatMap(({ size, empty }) => (counts(empty) ? [size] : [])));

export const jumpValue = exercise<Row>({
  entry: "jumpValue",
  answer: (row) => {
    const [length] = row;
    const mask = maskOf(row);
    return length <= SEARCHED ? rowValue(mask) : (rowChess(length).claim?.(mask) ?? 0);
  },
  samples: [
    [5, [1, 3, 4]],
    [5, [2, 4, 5]],
    [3, [3]],
  ],
  *small() {
    for (let length = 1; length <= 7; length++)
      for (let bits = 0; bits < 2 ** length; bits++)
        yield [length, upTo(length).filter((square) => (bits >> (square - 1)) & 1)];
  },
  draw: (random) => [12, shuffledSquares(random, 12)],
  largest: (random) => Array.from({ length: 20 }, () => [31, shuffledSquares(random, 31)]),
  allows: ([length, pieces]) =>
    length > 0 && (pieces.length === 0 || (isSet(pieces) && Math.max(...pieces) <= length)),
  mistakes: [
    mistake("even-blocks", (row) => blockSum(row, (empty) => !isOdd(empty))),
    mistake("all-blocks", (row) => blockSum(row, (empty) => empty > 0)),
    mistake("no-blocks", ([length, pieces]) =>
      nimSum(pieces.map((square) => length - square - pieces.filter((p) => p > square).length)),
    ),
  ],
});

const shuffledSquares = (random: () => number, length: number): number[] => [
  ...new Set(drawList(random, length, length, 1)),
];
