import type { Slip } from "../../judging/task.ts";
import { itemAt } from "../../theory/item-at.ts";
import type { Case } from "./input.ts";
import { format, gap } from "./solve.ts";

type Heap = (own: number, other: number, squares: number) => number;

const xor = (heaps: readonly number[]): number => heaps.reduce((sum, heap) => sum ^ heap, 0);
const plus = (heaps: readonly number[]): number => heaps.reduce((sum, heap) => sum + heap, 0);

/** A program that adds up a heap for each row, by exclusive or unless told otherwise. */
const byHeaps = (id: string, heap: Heap, add = xor): Slip<Case> => ({
  id,
  start: () => (board) => {
    const heaps = Array.from(board.own, (own, row) =>
      heap(own, itemAt(board.other, row), board.squares),
    );
    return format(add(heaps) === 0 ? "second" : "first");
  },
});

/** Programs that are wrong, each by one mistake. */
export const slips: readonly Slip<Case>[] = [
  byHeaps("distance", (own, other) => Math.abs(own - other)),
  byHeaps("no-absolute-value", (own, other) => other - own - 1),
  byHeaps("magic-number", (own, other) => gap(own, other) + 105 ** 2 + 1),
  byHeaps("added", gap, plus),
  byHeaps("one-step", gap, (gaps) => plus(gaps) % 2),
  byHeaps("retreats", (own, other, squares) => (own < other ? other - 2 : squares - other - 1)),
];
