import { itemAt } from "../games/theory/item-at.ts";
import type { Break, BreakLaw, CodeLaw, Leaves } from "./break-law.ts";
import { numbersOf } from "./number-rules.ts";

/**
 * Every list of heaps that one heap can become, each in increasing order, none of them empty, and each once for every
 * number of stones taken: ordered by stones taken, then by the number of heaps. There may be very many: take as many as
 * are needed.
 *
 * @example
 * [...breaksOf(readGame("0.77").law, 3)]; // [[2], [1, 1], [1]]
 */
export function* breaksOf(law: BreakLaw, size: number): Generator<readonly number[]> {
  switch (law.kind) {
    case "code":
      for (const take of breaksWithin(law, size)) yield* waysToLeave(take, size - take.stones);
      return;
    case "shifted":
      for (const heaps of breaksOf(law.law, size + law.by)) {
        yield heaps.map((heap) => heap - law.by).filter((heap) => heap > 0);
      }
      return;
    case "rule":
    case "divisors":
      for (const stones of numbersWithin(law, size)) yield size === stones ? [] : [size - stones];
  }
}

/** The takes that a heap of this size has enough stones for. */
export function* breaksWithin({ takes, onward }: CodeLaw, size: number): Generator<Break> {
  for (const take of takes) {
    if (take.stones > size) return;
    yield take;
  }
  if (onward === undefined) return;
  const { from, leaves } = onward;
  for (let stones = from; stones <= size; stones++) {
    yield { stones, ...itemAt(leaves, (stones - from) % leaves.length) };
  }
}

function numbersWithin(
  law: Exclude<BreakLaw, { kind: "code" | "shifted" }>,
  size: number,
): number[] {
  if (law.kind === "divisors") return upTo(size - 1).filter((number) => size % number === 0);
  const numbers = numbersOf(law.rule, size);
  if (!law.allBut) return numbers;
  const listed = new Set(numbers);
  return upTo(size).filter((number) => !listed.has(number));
}

const upTo = (last: number): number[] =>
  Array.from({ length: Math.max(0, last) }, (_, at) => at + 1);

/** The ways to leave so many stones as a digit says. */
function* waysToLeave(leaves: Leaves, left: number): Generator<readonly number[]> {
  const { counts, from = Infinity, parts } = leaves;
  for (const count of counts) yield* waysToPart(left, count, parts);
  for (let count = from; count <= left; count++) yield* waysToPart(left, count, parts);
}

function* waysToPart(
  left: number,
  count: number,
  parts: Leaves["parts"],
): Generator<readonly number[]> {
  if (count === 0) {
    if (left === 0) yield [];
  } else if (parts === "equal" && count > 1) {
    if (left > 0 && left % count === 0) yield new Array<number>(count).fill(left / count);
  } else {
    const apart = parts === "unequal" ? 1 : 0;
    for (const heaps of partitions(left, count, 1, apart)) {
      if (parts !== "mixed" || count === 1 || heaps[0] !== heaps.at(-1)) yield heaps;
    }
  }
}

/** The ways to write a number as a sum of so many parts from `least` on, each larger than the one before by `apart` or more. */
function* partitions(
  total: number,
  count: number,
  least: number,
  apart: number,
): Generator<number[]> {
  if (count === 1) {
    if (total >= least) yield [total];
    return;
  }
  for (let first = least; first * count + (apart * count * (count - 1)) / 2 <= total; first++) {
    for (const rest of partitions(total - first, count - 1, first + apart, apart))
      yield [first, ...rest];
  }
}
