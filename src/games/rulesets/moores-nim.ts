import { checkNatural, nimSum } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import type { MoveFact, Outcome, Ruleset } from "../theory/ruleset.ts";
import { allOf, descriptionsFrom } from "./describe-move.ts";
import { defineFamily, identified, inNormalPlay, sums } from "./game-kind.ts";
import { checkNumbers, printHeaps, parseHeaps, checkOptionCount } from "./read-position.ts";

type Heaps = readonly number[];

/**
 * Creates Moore's Nim: a move takes any positive number of stones from each of 1 … k heaps, not necessarily the same
 * number. A position is an array of heaps. With k = 1 the game is Nim.
 *
 * `claimOutcome`, for normal play: a position is a P-position if and only if, for each binary place, the number of
 * heaps with digit 1 is a multiple of k + 1. For k = 1 this is Bouton's theorem, and `claim` is the nim-sum.
 *
 * @param k maximum number of heaps that a move changes, 1 … 2^53 − 1
 * @cost One option per choice of up to k heaps and of a number for each. `claimOutcome` is O(n) for n heaps.
 * @throws {TypeError | RangeError} if `k` is not such an integer; later, for a position that is not an array of heap
 * sizes, and from `options` if there are more than 1 000 000 options.
 * @source E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910).
 * @example
 * options(mooresNim(2), [1, 1]); // [[0, 1], [1, 0], [0, 0]]
 * outcome(mooresNim(2), [5, 5, 5]); // "P"
 * winningMoves(mooresNim(3), [2, 1, 1]); // [[0, 0, 0]]
 */
export function mooresNim(k: number): Ruleset<Heaps> {
  checkNatural("make Moore's Nim", "k", k);
  if (k === 0) {
    throw new RangeError("Cannot make Moore's Nim: k must be positive, current value is 0");
  }
  const name = `Moore's Nim, up to ${k} ${k === 1 ? "heap" : "heaps"}`;
  const ruleset: Ruleset<Heaps> = Object.freeze({
    name,
    check: (heaps: Heaps) => checkNumbers("read heaps", "size", heaps),
    options: (heaps: Heaps) => {
      checkOptionCount(name, countOptions(heaps, k));
      return listOptions(heaps, k).sort((a, b) => touched(heaps, a) - touched(heaps, b));
    },
    key: (heaps: Heaps) =>
      heaps
        .filter((size) => size > 0)
        .sort((a, b) => a - b)
        .join(" "),
    print: printHeaps,
    parse: parseHeaps,
    ...descriptionsFrom(describeTakes),
    ...(k === 1 && { claim: (heaps: Heaps) => nimSum(heaps) }),
    claimOutcome: inNormalPlay((heaps: Heaps) => mooreOutcome(heaps, k)),
  });
  return identified(ruleset, `moores-nim:${k}`);
}

function mooreOutcome(heaps: Heaps, k: number): Outcome {
  for (let bit = 1; bit <= Number.MAX_SAFE_INTEGER; bit *= 2) {
    const ones = heaps.filter((size) => Math.floor(size / bit) % 2 === 1).length;
    if (ones % (k + 1) !== 0) return "N";
  }
  return "P";
}

/** Returns the number of options: the j-th elementary symmetric sum of the heaps counts those that change j heaps. */
function countOptions(heaps: Heaps, k: number): number {
  const touching = [1];
  for (const size of heaps) {
    for (let count = Math.min(k, touching.length); count > 0; count--) {
      touching[count] = (touching[count] ?? 0) + itemAt(touching, count - 1) * size;
    }
  }
  return touching.reduce((total, count) => total + count, -1);
}

function listOptions(heaps: Heaps, k: number): Heaps[] {
  let found: { heaps: number[]; left: number }[] = [{ heaps: [], left: k }];
  for (const size of heaps) {
    found = found.flatMap(({ heaps: before, left }) =>
      takesFrom(left === 0 ? 0 : size).map((taken) => ({
        heaps: [...before, size - taken],
        left: taken === 0 ? left : left - 1,
      })),
    );
  }
  return found.map((option) => option.heaps).filter((option) => touched(heaps, option) > 0);
}

/** Lists the amounts 1 … most, then 0. */
function takesFrom(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, turn) => (turn + 1) % (most + 1));
}

function touched(heaps: Heaps, option: Heaps): number {
  return heaps.filter((size, index) => size !== option[index]).length;
}

/** Describes a move that takes from one or more heaps: "1 from heap 1 and 2 from heap 3". */
export function describeTakes(heaps: Heaps, option: Heaps): MoveFact {
  const takes = heaps.flatMap((size, index): MoveFact[] => {
    const n = size - itemAt(option, index);
    return n === 0 ? [] : [{ id: "fromHeap", values: { n, heap: index + 1 } }];
  });
  return { id: "takeEach", values: { takes: allOf(takes) } };
}

defineFamily(mooresNim, {
  id: "moores-nim",
  make: (of) => mooresNim(Number(of || NaN)),
  formerNames: /^Moore's Nim, up to (\d+) heaps?$/,
  rule: {
    one: "Take any number of stones from one heap.",
    other: "Take any number of stones from each of up to {of} heaps.",
  },
  drawing: "digits",
  samples: [
    { of: "1", small: () => sums(2, 3, 4) },
    { of: "2", small: () => [...sums(4, 4, 4), ...sums(2, 2, 2, 2)] },
    { of: "3", small: () => [...sums(3, 3, 3), ...sums(2, 2, 2, 2)] },
  ],
});
