import { randomInteger } from "../problems/generate.ts";
import { equal } from "../judge/program.ts";
import { mistake, type Plain } from "../judge/task.ts";
import { grundysGame, kayles, octal } from "../games/rulesets/octal.ts";
import { grundyTable } from "../games/theory/grundy-table.ts";
import { mex, nimSum } from "../games/theory/numbers.ts";
import {
  ascending,
  outcomesOf,
  asNumbers,
  drawList,
  asCalls,
  tableFrom,
  lists,
  sortedLists,
  type Numbers,
} from "./cases.ts";
import { sum, upTo } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

/** Returns pairs of numbers in a fixed order, each once, since a pair may be given either way; otherwise undefined. */
function asPairs(rows: Plain): string[] | undefined {
  const pairs = (rows as readonly Plain[]).map(asNumbers);
  if (!pairs.every((pair) => pair?.length === 2)) return undefined;
  return [...new Set(pairs.map((pair) => pair?.toSorted(ascending).join(" ") ?? ""))].sort();
}

const throwsAt = (pins: number): number[][] =>
  kayles.options(pins).map((left) => (typeof left === "number" ? [0, left] : [...left]));

export const rowsLeft = exercise<readonly [pins: number]>({
  entry: "rowsLeft",
  answer: ([pins]) => throwsAt(pins),
  isEquivalent: (right, given) => equal(asPairs(right) ?? [], asPairs(given)),
  samples: [[3], [4]],
  small: asCalls(() => Array(31).keys()),
  draw: (random) => [randomInteger(random, 30, 100)],
  largest: () => [[1000]],
  mistakes: [
    mistake("only-ends", ([pins]) => throwsAt(pins).filter(([less]) => less === 0)),
    mistake("never-ends", ([pins]) => throwsAt(pins).filter(([less]) => less !== 0)),
    mistake("one-pin", ([pins]) => throwsAt(pins).filter((rows) => sum(rows) === pins - 1)),
  ],
});

/** Digits d1, d2, … of an octal code, and the largest heap. */
type Code = readonly [digits: Numbers, limit: number];

/** Returns a table by the definition, but with another meaning of a move that leaves two heaps. */
function table(
  [digits, limit]: Code,
  { least, together }: { least: number; together: (a: number, b: number) => number },
): number[] {
  return tableFrom(limit, (n, values) => {
    const reached = digits.flatMap((digit, i) => {
      const left = n - i - 1;
      if (left < 0) return [];
      const whole = digit & 1 && left === 0 ? [0] : [];
      const one = digit & 2 && left > 0 ? [values[left] ?? 0] : [];
      const two = [...Array(left + 1).keys()]
        .filter((a) => digit & 4 && a >= least && left - a >= least)
        .map((a) => together(values[a] ?? 0, values[left - a] ?? 0));
      return [...whole, ...one, ...two];
    });
    return mex(reached);
  });
}

const xor = (a: number, b: number): number => nimSum([a, b]);

export const octalValues = exercise<Code>({
  entry: "octalValues",
  answer: ([digits, limit]) => grundyTable(octal(`0.${digits.join("")}`), limit),
  samples: [
    [[7, 7], 8],
    [[0, 7], 8],
    [[1, 3, 7], 8],
  ],
  *small() {
    for (let limit = 0; limit <= 6; limit++)
      for (const digits of lists([1, 2], 7)) yield [digits, limit];
  },
  draw: (random) => [drawList(random, 3, 7), 30],
  largest: () => [
    [[7, 7], 500],
    [[0, 0, 7], 500],
  ],
  allows: ([digits]) => digits.length > 0,
  mistakes: [
    mistake("empty-parts", (code) => table(code, { least: 0, together: xor })),
    mistake("parts-added", (code) => table(code, { least: 1, together: (a, b) => a + b })),
  ],
});

type Heaps = readonly [heaps: Numbers];

/** The largest heap of a case. */
const LARGEST = 300;

const splitOutcome = outcomesOf(grundysGame);
const splitValues = grundyTable(grundysGame, LARGEST);

const isLost = (heaps: Numbers): boolean => {
  if (sum(heaps) <= 20) return splitOutcome(heaps) === "P";
  return nimSum(heaps.map((heap) => splitValues[heap] ?? 0)) === 0;
};

/** The smaller parts of a split if equal parts are allowed, and the Grundy values under that rule. */
const halves = (heap: number): number[] => upTo(Math.floor(heap / 2));
const halvedValues = tableFrom(LARGEST, (n, values) =>
  mex(halves(n).map((a) => xor(values[a] ?? 0, values[n - a] ?? 0))),
);

const splitsOf = (heaps: Numbers): readonly Numbers[] =>
  grundysGame.options(heaps) as readonly Numbers[];

export const unequalSplit = exercise<Heaps>({
  entry: "unequalSplit",
  answer: ([heaps]) => splitsOf(heaps).find(isLost) ?? [],
  isEquivalent: (right, given, [heaps]) => {
    // A program may answer with any list: its length is compared first, and it is sorted only once.
    const left = asNumbers(given);
    if (equal(right, []) || left?.length !== heaps.length + 1) return false;
    const sorted = left.toSorted(ascending);
    return splitsOf(heaps).some(
      (split) => equal(split.toSorted(ascending), sorted) && isLost(split),
    );
  },
  samples: [[[8]], [[5, 6, 7]], [[4]]],
  small: asCalls(() => [...sortedLists([1, 2], 8), ...sortedLists([3], 6)]),
  draw: (random) => [drawList(random, 3, 30)],
  largest: (random) => [[drawList(random, 30, LARGEST)], [drawList(random, 29, LARGEST)]],
  allows: ([heaps]) => heaps.length > 0,
  mistakes: [
    mistake("equal-parts", ([heaps]) => {
      const s = nimSum(heaps.map((heap) => halvedValues[heap] ?? 0));
      for (const [at, heap] of heaps.entries())
        for (const a of halves(heap))
          if (nimSum([s, ...[heap, a, heap - a].map((part) => halvedValues[part] ?? 0)]) === 0)
            return heaps.toSpliced(at, 1, a, heap - a);
      return [];
    }),
  ],
});

/** The values of the heaps from 0, a period to be proved, and the maximum number of stones that a move takes. */
type Stretch = readonly [values: Numbers, period: number, most: number];

/** Reports whether `count` values from `from` agree with those a period later, all of them in the table. */
const agrees = ([values, period]: Stretch, from: number, count: number): boolean =>
  from + count + period <= values.length &&
  upTo(count).every((i) => values[from + i - 1] === values[from + i - 1 + period]);

/** Returns the least n from 1 at which count(n) consecutive matches begin; 0 if there is none. */
const provedBy = (one: Stretch, count: (from: number) => number): number =>
  upTo(one[0].length).find((from) => agrees(one, from, count(from))) ?? 0;

export const provedFrom = exercise<Stretch>({
  entry: "provedFrom",
  answer: (one) => provedBy(one, (from) => from + one[1] + one[2]),
  samples: [
    [[0, 1, 0, 1, 0, 1, 0], 2, 1],
    [[0, 1, 0, 1, 0, 1], 2, 1],
  ],
  *small() {
    const seen = new Set<string>();
    for (let length = 1; length <= 16; length++)
      for (const code of ["4", "7", "07", "33", "37", "77", "137", "303"])
        for (let period = 1; period <= 4; period++) {
          const one = stretch(code, length, period);
          const name = JSON.stringify(one);
          if (!seen.has(name)) yield one;
          seen.add(name);
        }
  },
  draw: (random) => {
    const code = drawList(random, 3, 7).join("");
    return stretch(code, randomInteger(random, 20, 120), randomInteger(random, 1, 12));
  },
  largest: () => [
    [grundyTable(kayles, 167), 12, 2],
    [grundyTable(kayles, 166), 12, 2],
    [grundyTable(kayles, 1500), 12, 2],
  ],
  *simpler([values, period, most]) {
    if (values.length > 1) yield [values.slice(0, -1), period, most];
  },
  mistakes: [
    mistake("window-of-subtraction", (one) => provedBy(one, () => one[2])),
    mistake("to-the-end", (one) =>
      provedBy(one, (from) => Math.max(1, one[0].length - one[1] - from)),
    ),
    mistake("period-forgotten", (one) => provedBy(one, (from) => from + one[2])),
  ],
});

/** Returns the first values of the octal game with these digits, whose number is the most stones that a move takes. */
const stretch = (digits: string, length: number, period: number): Stretch => [
  grundyTable(octal(`0.${digits}`), length - 1),
  period,
  digits.length,
];
