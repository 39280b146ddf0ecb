import type { Ruleset } from "../theory/ruleset.ts";
import { nim } from "./nim.ts";
import { subtraction } from "./subtraction.ts";

/** A ruleset as the contract tests take it: with positions small enough for brute force. */
export interface CatalogueEntry<Position = unknown> {
  readonly ruleset: Ruleset<Position>;
  readonly smallPositions: readonly Position[];
}

/** Every game of the library: one line a game. The laws in tests/rulesets run over all of them. */
export const catalogue: readonly CatalogueEntry[] = [
  { ruleset: nim, smallPositions: [...heaps(8), ...sums([2, 3, 4])] },
  { ruleset: subtraction([1, 2, 3]), smallPositions: [...heaps(20), ...sums([6, 6, 6])] },
  { ruleset: subtraction([1, 3, 4]), smallPositions: [...heaps(20), ...sums([10, 10])] },
  { ruleset: subtraction([2, 5, 7]), smallPositions: [...heaps(30), ...sums([12, 12])] },
  { ruleset: subtraction([2, 3, 5, 8]), smallPositions: [...heaps(30), ...sums([12, 12])] },
  { ruleset: subtraction([1, 2, 4, 8, 16]), smallPositions: [...heaps(30), ...sums([6, 6, 6])] },
];

/** The single heaps 0 … largest. */
function heaps(largest: number): readonly number[] {
  return Array.from({ length: largest + 1 }, (_, size) => size);
}

/** Every array of heaps in which heap i is at most largest[i]. */
function sums(largest: readonly number[]): readonly (readonly number[])[] {
  return largest.reduce<readonly (readonly number[])[]>(
    (found, most) => found.flatMap((sum) => heaps(most).map((size) => [...sum, size])),
    [[]],
  );
}
