import { problemTask, listNumbers, shorterLists } from "../task.ts";
import { hdu1536, limits, type Case } from "./problem.ts";
import type { KnownMistake } from "../../judge/task.ts";
import { mex } from "../../games/theory/mex.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { format, heapValues } from "./solve.ts";

/** The values of the heaps 0, 1, … of a case, or of those that its program has looked at. */
type Values = ArrayLike<number>;

/** A program that finds the values of a case and adds them, by default with exclusive or. */
function byValues(
  id: string,
  start: () => (one: Case) => Values,
  sumOf: (values: readonly number[]) => number = nimSum,
): KnownMistake<Case> {
  return {
    id,
    start: () => {
      const valuesOf = start();
      return (one) => {
        const values = valuesOf(one);
        const isWon = (heaps: readonly number[]): boolean =>
          sumOf(heaps.map((heap) => values[heap] ?? 0)) !== 0;
        return format(one.positions.map((heaps) => (isWon(heaps) ? "W" : "L")).join(""));
      };
    },
  };
}

/** A table up to the largest heap, each entry found by `value` from the values of the heap's options. */
function table(
  { amounts, positions }: Case,
  value: (options: readonly number[]) => number,
  taken: (amounts: readonly number[], heap: number) => readonly number[] = (all, heap) =>
    all.filter((amount) => amount <= heap),
): Values {
  const largest = Math.max(...positions.flat());
  const values: number[] = [];
  for (let heap = 0; heap <= largest; heap++) {
    values.push(value(taken(amounts, heap).map((amount) => values[heap - amount] ?? 0)));
  }
  return values;
}

/**
 * Memoised search, call by call: `marks` begins the marks of a call. It keeps its calls in a list, since there may be ten
 * thousand of them at a time.
 */
function search(
  { amounts, positions }: Case,
  known: number[],
  marks: () => Set<number> = () => new Set(),
): Values {
  for (const heap of positions.flat()) {
    const calls = known[heap] === undefined ? [{ heap, next: 0, seen: marks() }] : [];
    for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
      const amount = amounts[call.next];
      const left = call.heap - (amount ?? 0);
      const value = known[left];
      if (amount === undefined) {
        let least = 0;
        while (call.seen.has(least)) least++;
        known[call.heap] = least;
        calls.pop();
      } else if (left < 0) call.next++;
      else if (value === undefined) calls.push({ heap: left, next: 0, seen: marks() });
      else {
        call.seen.add(value);
        call.next++;
      }
    }
  }
  return known;
}

const sizes = Array.from({ length: limits.heap.max + 1 }, (_, heap) => heap);

/** As many marks as a set has amounts at most: none is for the value 100. */
const MARKS = limits.amounts.max;

const mistakes: readonly KnownMistake<Case>[] = [
  byValues("unsorted", () => (one) => {
    return table(one, mex, (amounts, heap) => {
      const tooLarge = amounts.findIndex((amount) => amount > heap);
      return tooLarge < 0 ? amounts : amounts.slice(0, tooLarge);
    });
  }),
  byValues("not-cleared", () => (one) => {
    const seen = new Set<number>();
    let least = 0;
    return table(one, (options) => {
      for (const value of options) seen.add(value);
      while (seen.has(least)) least++;
      return least;
    });
  }),
  byValues("shared-marks", () => {
    const seen = new Set<number>();
    const cleared = (): Set<number> => {
      seen.clear();
      return seen;
    };
    return (one) => search(one, [], cleared);
  }),
  byValues("memo-kept", () => {
    const known: number[] = [];
    return (one) => search(one, known);
  }),
  byValues(
    "added",
    () => heapValues,
    (values) => values.reduce((sum, value) => sum + value, 0),
  ),
  {
    ...byValues("marks", () => (one) => table(one, (options) => mex(options) % MARKS)),
    shows: [
      {
        amounts: Array.from({ length: MARKS }, (_, at) => at + 1),
        positions: [[MARKS]],
      },
    ],
  },
  byValues("plain-nim", () => () => sizes),
  {
    ...byValues("table-too-short", () => (one) => Array.from(heapValues(one)).slice(0, 1001)),
    shows: [{ amounts: [3], positions: [[1001]] }],
  },
  {
    // An array of 10,000 values has none for a heap of 10,000.
    ...byValues("one-short", () => (one) => {
      return Array.from(heapValues(one)).slice(0, limits.heap.max);
    }),
    shows: [{ amounts: [3], positions: [[limits.heap.max]] }],
  },
];

/** Up to so many stones in at most three heaps, and up to three amounts up to so many, in any order. */
const SMALL = { stones: 8, heaps: 3, amount: 4, amounts: 3 };

/** All lists of different amounts, the shortest first. */
function amountLists(): readonly (readonly number[])[] {
  const all = Array.from({ length: SMALL.amount }, (_, at) => at + 1);
  let lists: (readonly number[])[] = [[]];
  const found: (readonly number[])[] = [];
  for (let length = 1; length <= SMALL.amounts; length++) {
    lists = lists.flatMap((list) =>
      all.filter((amount) => !list.includes(amount)).map((amount) => [...list, amount]),
    );
    found.push(...lists);
  }
  return found;
}

/** All ways to put stones into so many heaps, none of them above the one before. */
function* heapLists(
  stones: number,
  heaps: number,
  most: number,
): Generator<readonly number[], void, undefined> {
  if (stones === 0) yield [];
  else if (heaps > 0) {
    for (let first = Math.min(stones, most); first >= 1; first--) {
      for (const rest of heapLists(stones - first, heaps - 1, first)) yield [first, ...rest];
    }
  }
}

const { amount, amounts, heap, heaps, positions } = limits;

const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

export const task = problemTask<Case, unknown>(hdu1536, {
  entry: "letters",
  pass: (one) => [one.amounts, one.positions],
  *small() {
    const sets = amountLists();
    for (let stones = 1; stones <= SMALL.stones; stones++) {
      for (const position of heapLists(stones, SMALL.heaps, stones)) {
        for (const set of sets) yield { amounts: set, positions: [position] };
      }
    }
  },
  edges: [
    { amounts: [amount.min], positions: [[heap.min], [heap.min, 1], [heap.max], [heap.max - 1]] },
    { amounts: [amount.max], positions: [[heap.max], [heap.max - 1], [heap.max, heap.max]] },
    // The values up to that of 100 amounts, which is 100, and heaps that have an option of that value.
    ...[0, amounts.max].map((more) => ({
      amounts: upTo(amounts.max).toReversed(),
      positions: upTo(positions.max).map((n) => [more + n, 50]),
    })),
    { amounts: [2, 5], positions: [upTo(heaps.max), upTo(heaps.max - 1)] },
  ],
  *simpler(one) {
    for (const fewer of shorterLists(one.positions)) yield { ...one, positions: fewer };
    for (const set of shorterLists(one.amounts)) yield { ...one, amounts: set };
    for (const [at, position] of one.positions.entries()) {
      for (const fewer of shorterLists(position)) {
        yield { ...one, positions: one.positions.with(at, fewer) };
      }
    }
  },
  numbers: (one) => [
    ...one.positions.flatMap((position, at) =>
      listNumbers(position, heap.min, (list) => ({
        ...one,
        positions: one.positions.with(at, list),
      })),
    ),
    ...listNumbers(one.amounts, amount.min, (set) =>
      new Set(set).size === set.length ? { ...one, amounts: set } : undefined,
    ),
  ],
  mistakes,
});
