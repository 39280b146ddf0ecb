import { expect, test } from "vitest";
import { p4301, type Case } from "../../src/problems/p4301/problem.ts";
import { explainInEnglish, outcomeByDefinition } from "../support/by-rules.ts";

/** The number of remaining rounds of whole heaps, and the heaps. */
type Position = readonly [rounds: number, heaps: Case];

/** Returns every nonempty part of the heaps. */
const parts = (heaps: Case): readonly Case[] =>
  Array.from({ length: 2 ** heaps.length - 1 }, (_, at) =>
    heaps.filter((_, index) => ((at + 1) >> index) & 1),
  );

const optionsByTheRules = ([rounds, heaps]: Position): readonly Position[] =>
  rounds > 0
    ? parts(heaps).map((left): Position => [rounds - 1, left])
    : heaps.flatMap((size, at) =>
        Array.from({ length: size }, (_, left): Position => [0, heaps.with(at, left)]),
      );

const total = (heaps: Case): number => heaps.reduce((sum, heap) => sum + heap, 0);

/** Yields all lists of `count` heaps of at most `most` stones, each in descending order. */
function* lists(count: number, most: number): Generator<Case, void, undefined> {
  if (count === 0) yield [];
  for (let first = 1; count > 0 && first <= most; first++) {
    for (const rest of lists(count - 1, first)) yield [first, ...rest];
  }
}

test("p4301: the answers for up to four heaps of up to five stones equal those of a search", () => {
  const isP = outcomeByDefinition(optionsByTheRules);
  for (let count = 1; count <= 4; count++) {
    for (const heaps of lists(count, 5)) {
      const kept = parts(heaps).filter((left) => isP([1, left]));
      const least = Math.min(...kept.map((left) => total(heaps) - total(left)));
      expect(p4301.solve(heaps), String(heaps)).toBe(least);
      expect(p4301.solve(heaps.toReversed())).toBe(least);
    }
  }
});

test("p4301: the answer for up to ten heaps keeps the largest part without a nim-sum 0", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const heaps = Array.from({ length: 1 + (seed % 10) }, (_, at) => 1 + ((seed * (at + 3) ** 2) % 23)); // prettier-ignore
    const isKept = (left: Case) =>
      parts(left).every((part) => part.reduce((sum, heap) => sum ^ heap, 0) !== 0);
    const most = Math.max(...parts(heaps).filter(isKept).map(total));
    expect(p4301.solve(heaps), String(heaps)).toBe(total(heaps) - most);
  }
});

test("p4301: an explanation lists the removed heaps, each with the heaps whose nim-sum it is", () => {
  const { rows, winningMoves } = explainInEnglish(p4301, [1, 2, 3, 3]);
  expect(rows.map(({ value }) => value)).toEqual(["1 = 3 ⊕ 2", "2", "3", "3, equal to heap 3"]);
  expect(winningMoves.map(({ sentence }) => sentence)).toEqual([
    "In the first round, remove the heaps 1, 4",
  ]);
  const [one] = explainInEnglish(p4301, [3, 1, 2]).winningMoves;
  expect(one?.sentence).toBe("In the first round, remove heap 2");
  const free = explainInEnglish(p4301, [4]).winningMoves;
  expect(free.map(({ sentence }) => sentence)).toEqual(["In the first round, remove no heap"]);
});
