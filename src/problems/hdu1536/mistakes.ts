import { mex, nimSum } from "../../games/theory/numbers.ts";
import { listsOf, listsUpTo, sum, upTo } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu1536, limits, type Case } from "./problem.ts";
import { heapValues } from "./solve.ts";

/** The values of the heaps 0, 1, … of a case, or only of those that its program has computed. */
type Values = ArrayLike<number>;

/** Returns a program that computes the values of a case and combines them, by default with exclusive or. */
const byValues =
  (valuesOf: (one: Case) => Values, sumOf: (values: readonly number[]) => number = nimSum) =>
  (one: Case): string => {
    const values = valuesOf(one);
    const isWon = (heaps: readonly number[]): boolean =>
      sumOf(heaps.map((heap) => values[heap] ?? 0)) !== 0;
    return one.positions.map((heaps) => (isWon(heaps) ? "W" : "L")).join("");
  };

/** Returns a program whose table has `length` entries. */
const byTableOf = (length: number) =>
  byValues((one) => Array.from(heapValues(one)).slice(0, length));

/** Returns a table up to the largest heap. `value` computes each entry from the values of the heap's options. */
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
 * Computes values by memoised search; `marks` returns the marks for a call. The calls are in a list, not on the stack,
 * since ten thousand of them may be open at a time.
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

/** The number of marks is the maximum number of amounts, so there is none for the value 100. */
const MARKS = limits.amounts.max;

/** Maximum number of stones, heaps and amounts, and largest amount, in the small cases. Amounts come in any order. */
const SMALL = { stones: 8, heaps: 3, amount: 4, amounts: 3 };

/** All lists of different amounts, the shortest first. */
const sets = upTo(SMALL.amounts)
  .flatMap((length) => listsOf(upTo(SMALL.amount), length))
  .filter((list) => new Set(list).size === list.length);

/** Reports whether a list is a small position: few heaps, none larger than the one before. */
const isPosition = (list: readonly number[]): boolean =>
  list.length <= SMALL.heaps && list.every((size, at) => size <= (list[at - 1] ?? size));

const { amount, amounts, heap, heaps, positions } = limits;

export const task = problemTask(hdu1536, {
  entry: "letters",
  pass: (one) => [one.amounts, one.positions],
  *small() {
    for (const position of listsUpTo(SMALL.stones)) {
      if (isPosition(position))
        for (const set of sets) yield { amounts: set, positions: [position] };
    }
  },
  edges: [
    { amounts: [amount.min], positions: [[heap.min], [heap.min, 1], [heap.max], [heap.max - 1]] },
    { amounts: [amount.max], positions: [[heap.max], [heap.max - 1], [heap.max, heap.max]] },
    // Heaps with the values up to 100, the largest for 100 amounts, and heaps with an option of value 100.
    ...[0, amounts.max].map((more) => ({
      amounts: upTo(amounts.max).toReversed(),
      positions: upTo(positions.max).map((n) => [more + n, 50]),
    })),
    { amounts: [2, 5], positions: [upTo(heaps.max), upTo(heaps.max - 1)] },
  ],
  mistakes: {
    unsorted: byValues((one) =>
      table(one, mex, (amounts, heap) => {
        const tooLarge = amounts.findIndex((amount) => amount > heap);
        return tooLarge < 0 ? amounts : amounts.slice(0, tooLarge);
      }),
    ),
    "not-cleared": byValues((one) => {
      const seen = new Set<number>();
      let least = 0;
      return table(one, (options) => {
        for (const value of options) seen.add(value);
        while (seen.has(least)) least++;
        return least;
      });
    }),
    "shared-marks": byValues((one) => {
      const seen = new Set<number>();
      return search(one, [], () => {
        seen.clear();
        return seen;
      });
    }),
    "memo-kept": {
      start: () => {
        const known: number[] = [];
        return byValues((one) => search(one, known));
      },
    },
    added: byValues(heapValues, sum),
    marks: {
      start: () => byValues((one) => table(one, (options) => mex(options) % MARKS)),
      shows: [{ amounts: upTo(MARKS), positions: [[MARKS]] }],
    },
    "plain-nim": byValues(() => sizes),
    "table-too-short": {
      start: () => byTableOf(1001),
      shows: [{ amounts: [3], positions: [[1001]] }],
    },
    // An array of 10,000 values has none for a heap of 10,000.
    "one-short": {
      start: () => byTableOf(heap.max),
      shows: [{ amounts: [3], positions: [[heap.max]] }],
    },
  },
});
