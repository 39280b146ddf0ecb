import type { Generate } from "../problem.ts";
import { randomInteger } from "../random-integer.ts";
import { type Case, limits, print } from "./input.ts";

const { amounts, amount, positions, heaps, heap } = limits;

/** The statement bounds a case but not their count; the largest input here is about 1 MB, with small amounts. */
export const generate: Generate = {
  tiny: (random) => print(list(2, () => one(random, upTo(random, 3), 5, upTo(random, 2), 2, 6))),
  random: (random) =>
    print(
      list(5, () =>
        one(random, upTo(random, amounts.max), amount.max, upTo(random, 10), 10, heap.max),
      ),
    ),
  largest: (random) =>
    print(list(20, () => one(random, amounts.max, 200, positions.max, heaps.max, heap.max))),
};

function one(
  random: () => number,
  amountCount: number,
  mostTaken: number,
  positionCount: number,
  heapCount: number,
  mostStones: number,
): Case {
  return {
    amounts: list(amountCount, () => upTo(random, mostTaken)),
    positions: list(positionCount, () => list(heapCount, () => upTo(random, mostStones))),
  };
}

function upTo(random: () => number, most: number): number {
  return randomInteger(random, 1, most);
}

function list<Item>(length: number, make: () => Item): readonly Item[] {
  return Array.from({ length }, make);
}
