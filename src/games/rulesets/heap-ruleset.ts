import { checkNatural, nimSum } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import type { HeapPosition, HeapRuleset } from "../theory/ruleset.ts";
import { breaksOf, countBreaks, type TakeAndBreak } from "../theory/take-and-break.ts";
import { describeHeapMove, descriptionsFrom } from "./describe-move.ts";
import { parseHeaps, printHeaps, checkOptionCount } from "./read-position.ts";

/** For heaps below this, `heapOptions` is called twice: if its result changes, every value would be wrong. */
const VERIFIED_BELOW = 64;

/** Maximum number of heaps of a position whose options are listed: each option is as long as the position. */
const MAX_HEAPS = 10_000;

/** The rules that `heapRuleset` takes; see {@link HeapRuleset}. */
export interface HeapRules extends Pick<HeapRuleset, "name" | "heapOptions" | "claimOutcome"> {
  /** A closed form for the Grundy value of one heap. */
  readonly claim?: (size: number) => number;
}

/**
 * Creates the ruleset of a game on independent heaps from the options of a single heap.
 *
 * A position is a heap, or an array of heaps that represents their sum. A move replaces one heap by the heaps that it
 * becomes and keeps the other heaps in their places; a heap that becomes nothing is replaced by a heap of 0.
 *
 * @param rules a name, the options of a single heap, and closed forms if they are known
 * @cost That of `heapOptions`, which is called for every heap whose options are listed.
 * @throws {TypeError} if the rules have a law, which defines the options itself: see {@link takeAndBreak}.
 * @throws {TypeError | RangeError} later, for a position with a heap that is not an integer 0 … 2^53 − 1; if
 * `heapOptions` returns a heap that is not smaller, or returns different options in a second call for a heap below 64;
 * and from `options` for a position of more than 10 000 heaps.
 * @example
 * const mark = heapRuleset({
 *   name: "Mark",
 *   heapOptions: (size) => (size === 0 ? [] : [[size - 1], [Math.floor(size / 2)]]),
 * });
 * options(mark, 6); // [5, 3]
 */
export function heapRuleset(rules: HeapRules): HeapRuleset {
  const { name, heapOptions, claim, claimOutcome } = rules;
  if ("law" in rules) {
    throw new TypeError(
      "Cannot make heap game: a law defines the options itself, use takeAndBreak({ name, law })",
    );
  }
  const verified = new Set<number>();
  const become = (size: number): readonly (readonly number[])[] => {
    const found: unknown = heapOptions(size);
    if (!Array.isArray(found) || !found.every(Array.isArray)) {
      const got: unknown = Array.isArray(found)
        ? found.find((heaps) => !Array.isArray(heaps))
        : found;
      throw new TypeError(
        `Cannot move in ${name}: the options of a heap of ${size} must be an array of arrays, current value is ${String(got)}`,
      );
    }
    const options = found as readonly (readonly number[])[];
    for (const heaps of options) for (const heap of heaps) checkSmaller(name, size, heap);
    if (size < VERIFIED_BELOW && !verified.has(size)) {
      verified.add(size);
      const again: unknown = heapOptions(size);
      const [second, first] = [JSON.stringify(again), JSON.stringify(options)];
      if (second !== first)
        throw new TypeError(
          `Cannot move in ${name}: the options of a heap of ${size} must be the same each time, current value is ${second} after ${first}`,
        );
    }
    return options;
  };

  return Object.freeze({
    name,
    heapOptions: become,
    ...(claimOutcome && { claimOutcome }),
    ...(claim && {
      claim: (position: HeapPosition) => nimSum(heapsOf(position).map((size) => claim(size))),
    }),
    check: checkHeaps,
    options: (position: HeapPosition): readonly HeapPosition[] => {
      if (typeof position === "number") {
        return become(position).map((heaps) => (heaps.length < 2 ? (heaps[0] ?? 0) : heaps));
      }
      if (position.length > MAX_HEAPS) {
        throw new RangeError(
          `Cannot list options in ${name}: a position must have at most ${MAX_HEAPS} heaps, current value is ${position.length}`,
        );
      }
      return position.flatMap((size, index) =>
        become(size).map((heaps) => [
          ...position.slice(0, index),
          ...(heaps.length === 0 ? [0] : heaps),
          ...position.slice(index + 1),
        ]),
      );
    },
    reaches: (position: HeapPosition, option: HeapPosition): boolean => {
      const [from, to] = [heapsOf(position), heapsOf(option)];
      const heap = from.findIndex((size, index) => size !== to[index]);
      const rest = from.slice(heap + 1);
      const parts = to.slice(heap, to.length - rest.length);
      if (heap < 0 || parts.length === 0) return false;
      if (rest.some((size, index) => size !== to[heap + parts.length + index])) return false;
      const wanted = sorted(parts);
      return become(itemAt(from, heap)).some((heaps) => sorted(heaps) === wanted);
    },
    summands: heapsOf,
    key: keyOfHeaps,
    print: printHeaps,
    parse: parseHeaps,
    ...descriptionsFrom(describeHeapMove),
  });
}

/** Returns the heaps in increasing order as text; an empty list counts as a heap of 0. */
function sorted(heaps: readonly number[]): string {
  return heaps.length === 0 ? "0" : heaps.toSorted((a, b) => a - b).join(" ");
}

function heapsOf(position: HeapPosition): readonly number[] {
  return typeof position === "number" ? [position] : position;
}

/** Returns the non-empty heaps in order of size; a single heap is its own key. */
function keyOfHeaps(position: HeapPosition): string | number {
  if (typeof position === "number") return position;
  const left = position.filter((size) => size > 0).sort((a, b) => a - b);
  return left.length < 2 ? (left[0] ?? 0) : left.join(" ");
}

function checkHeaps(position: HeapPosition): void {
  if (!Array.isArray(position)) return checkNatural("read heap", "size", position);
  for (let index = 0; index < position.length; index++) {
    checkNatural("read heap", "size", position[index]);
  }
}

function checkSmaller(name: string, size: number, heap: number): void {
  if (Number.isSafeInteger(heap) && heap >= 0 && heap < size) return;
  const right = size === 0 ? "no heap" : `integers from 0 to ${size - 1}`;
  throw new RangeError(
    `Cannot move in ${name}: a heap of ${size} must become ${right}, current value is ${heap}`,
  );
}

/** The largest heap whose options are listed. */
const LARGEST_HEAP = 1_000_000;

/**
 * Creates the heap game of a take-and-break law. The options of a heap are ordered by stones taken, then by the number
 * of heaps left, then by size.
 *
 * @param rules a name, the law, and closed forms if they are known; the law is not validated
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} later, for a position with a heap that is not an integer 0 … 2^53 − 1, and from
 * `options` for a heap above 1 000 000 or more than 1 000 000 options.
 * @example
 * const law = { takes: [{ stones: 1, leaves: 7 }, { stones: 2, leaves: 7 }] };
 * options(takeAndBreak({ name: "Kayles", law }), 3); // [2, [1, 1], 1]
 */
export function takeAndBreak(
  rules: Pick<HeapRules, "name" | "claim" | "claimOutcome"> & { readonly law: TakeAndBreak },
): HeapRuleset {
  const { law, ...others } = rules;
  const { name } = others;
  const ruleset = heapRuleset({
    ...others,
    heapOptions: (size) => {
      if (size > LARGEST_HEAP) {
        throw new RangeError(
          `Cannot list options in ${name}: heap must be at most ${LARGEST_HEAP}, current value is ${size}`,
        );
      }
      checkOptionCount(name, countBreaks(law, size));
      return [...breaksOf(law, size)];
    },
  });
  return Object.freeze({ ...ruleset, law });
}
