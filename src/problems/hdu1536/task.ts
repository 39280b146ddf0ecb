import { problemTask } from "../problem-task.ts";
import { listNumbers, shorterLists } from "../simpler-list.ts";
import { hdu1536 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";

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
  slips,
});
