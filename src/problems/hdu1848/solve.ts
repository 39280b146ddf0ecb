import { subtraction } from "../../games/rulesets/subtraction.ts";
import { grundyTable } from "../../games/theory/grundy-table.ts";
import type { Winner } from "../problem.ts";
import { itemAt } from "../../games/theory/item-at.ts";

/** The three heaps of a case: m, n and p. */
export type Case = readonly [m: number, n: number, p: number];

export const limits = {
  heap: { min: 1, max: 1000 },
} as const;

/**
 * Returns the distinct positive Fibonacci numbers up to a limit, in increasing order.
 *
 * @example
 * fibonacciNumbers(20); // [1, 2, 3, 5, 8, 13]
 */
export function fibonacciNumbers(limit: number): readonly number[] {
  const numbers: number[] = [];
  for (
    let [last, next] = [1, 1];
    next <= limit;
    [last, next] = [next, last + next]
  ) {
    numbers.push(next);
  }
  return numbers;
}

/** The game on one heap: a move takes a Fibonacci number of stones. */
export const ruleset = subtraction(fibonacciNumbers(limits.heap.max));

let table: readonly number[] | undefined;

/**
 * Returns the Grundy value of a heap. The first call fills the table of all heaps
 * within the limits.
 */
export function heapValue(size: number): number {
  table ??= grundyTable(ruleset, limits.heap.max);
  return itemAt(table, size);
}

/**
 * Returns the winner, by the nim-sum of the heaps' Grundy values (Sprague–Grundy).
 * O(1). No value is above 9.
 */
export function solve([m, n, p]: Case): Winner {
  return (heapValue(m) ^ heapValue(n) ^ heapValue(p)) === 0 ? "second" : "first";
}
