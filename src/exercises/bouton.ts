import { equal } from "../judge/program.ts";
import { mistake, type Plain } from "../judge/task.ts";
import { misereNimOutcome, nim } from "../games/rulesets/nim.ts";
import { mooresNim } from "../games/rulesets/moores-nim.ts";
import { nimSum } from "../games/theory/numbers.ts";
import type { Outcome, Ruleset } from "../games/theory/ruleset.ts";
import {
  ascending,
  outcomesOf,
  asNumbers,
  drawList,
  asCalls,
  isSmall,
  lists,
  bySearchOrRule,
  outcomeOfValue,
  type Numbers,
} from "./cases.ts";
import { sum } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

type Heaps = readonly [heaps: Numbers];

const BILLION = 1_000_000_000;

const smallHeaps = (lengths: Numbers, most: number) => asCalls(() => lists(lengths, most));

/** Returns the powers of two that an odd number of these numbers contains, the largest first, by binary strings. */
function oddColumns(numbers: Numbers): number[] {
  const texts = numbers.map((one) => one.toString(2).padStart(32, "0"));
  return Array.from({ length: 32 }, (_, column) => ({
    power: 2 ** (31 - column),
    ones: texts.filter((text) => text[column] === "1").length,
  }))
    .filter(({ ones }) => ones % 2 === 1)
    .map(({ power }) => power);
}

/** Reports whether two lists contain the same numbers, in any order. */
const sameNumbers = (right: Plain, given: Plain): boolean =>
  equal((right as Numbers).toSorted(ascending), asNumbers(given)?.toSorted(ascending));

export const leftOver = exercise<Heaps>({
  entry: "leftOver",
  answer: ([heaps]) => oddColumns(heaps),
  isEquivalent: sameNumbers,
  samples: [[[3, 4, 5]], [[5, 6, 9]], [[1, 4, 5]]],
  small: smallHeaps([0, 1, 2, 3], 7),
  draw: (random) => [drawList(random, 5, 100)],
  largest: (random) => [[drawList(random, 1000, BILLION)]],
  mistakes: [
    mistake("added", ([heaps]) => oddColumns([sum(heaps)])),
    mistake("shared", ([heaps]) => oddColumns([heaps.reduce((all, heap) => all | heap, 0)])),
  ],
});

const byNimSum = (heaps: Numbers): Outcome => outcomeOfValue(nimSum(heaps));

const outcome = bySearchOrRule(outcomesOf(nim), byNimSum);

/** Reports whether the given heaps are the result of a winning move of Nim. */
function isWinningMove(heaps: Numbers, given: Plain): boolean {
  const left = asNumbers(given) ?? [];
  const changed = heaps.flatMap((size, i) => (equal(size, left[i]) ? [] : [i]));
  const [at = 0] = changed;
  const less = left[at];
  return (
    left.length === heaps.length &&
    changed.length === 1 &&
    Number.isSafeInteger(less) &&
    Number(less) >= 0 &&
    Number(less) < (heaps[at] ?? 0) &&
    outcome(left) === "P"
  );
}

/** Returns the heaps with the one at an index replaced by its nim-sum with all of them; empty for a negative index. */
const replaced = (heaps: Numbers, at: number): number[] =>
  at < 0 ? [] : heaps.with(at, nimSum([heaps[at] ?? 0, nimSum(heaps)]));

export const balance = exercise<Heaps>({
  entry: "balance",
  answer: ([heaps]) => {
    if (!isSmall(heaps)) {
      const s = nimSum(heaps);
      return replaced(
        heaps,
        heaps.findIndex((size) => nimSum([size, s]) < size),
      );
    }
    const options = nim.options(heaps) as readonly Numbers[];
    return options.find((option) => outcome(option) === "P") ?? [];
  },
  isEquivalent: (right, given, [heaps]) => !equal(right, []) && isWinningMove(heaps, given),
  samples: [[[3, 4, 5]], [[1, 2, 3]]],
  small: smallHeaps([0, 1, 2, 3], 5),
  draw: (random) => [drawList(random, 4, 6)],
  largest: (random) => [
    [drawList(random, 1000, BILLION)],
    [drawList(random, 500, BILLION).flatMap((heap) => [heap, heap])],
  ],
  mistakes: [
    mistake("not-smaller", ([heaps]) =>
      nimSum(heaps) === 0 ? [] : replaced(heaps, heaps.length > 0 ? 0 : -1),
    ),
    mistake("largest-heap", ([heaps]) =>
      nimSum(heaps) === 0 ? [] : replaced(heaps, heaps.indexOf(Math.max(...heaps))),
    ),
  ],
});

const misereOutcome = bySearchOrRule(outcomesOf(nim, { misere: true }), misereNimOutcome);

export const misereLetter = exercise<Heaps>({
  entry: "misereLetter",
  answer: ([heaps]) => misereOutcome(heaps),
  samples: [[[1, 1]], [[1, 1, 4]], [[2, 2]]],
  small: smallHeaps([0, 1, 2, 3], 4),
  draw: (random) => [drawList(random, 5, random() < 0.5 ? 1 : 3)],
  largest: (random) => [
    [drawList(random, 1000, BILLION)],
    [drawList(random, 500, BILLION).flatMap((heap) => [heap, heap])],
    [drawList(random, 1000, 1)],
    [drawList(random, 1000, 1)],
  ],
  mistakes: [
    mistake("normal", ([heaps]) => outcome(heaps)),
    mistake("turned-round", ([heaps]) => (outcome(heaps) === "P" ? "N" : "P")),
  ],
});

const twoAtOnce: Ruleset<Numbers> = mooresNim(2);
const mooresOutcome = bySearchOrRule(
  outcomesOf(twoAtOnce),
  (heaps) => twoAtOnce.claimOutcome?.(heaps) ?? "N",
);

export const twoHeapsAtMost = exercise<Heaps>({
  entry: "twoHeapsAtMost",
  answer: ([heaps]) => mooresOutcome(heaps),
  samples: [[[1, 1]], [[1, 1, 1]], [[1, 2, 3]]],
  small: smallHeaps([0, 1, 2, 3, 4], 3),
  draw: (random) => [drawList(random, 5, 3)],
  largest: (random) => [
    [drawList(random, 999, BILLION)],
    [drawList(random, 333, BILLION).flatMap((heap) => [heap, heap, heap])],
  ],
  mistakes: [mistake("two-cancel", ([heaps]) => outcome(heaps))],
});
