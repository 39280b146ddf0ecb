import { checkNatural, nimSum } from "../theory/numbers.ts";
import { itemAt } from "../theory/item-at.ts";
import type { HeapPosition, HeapRuleset } from "../theory/ruleset.ts";
import { breaksOf, countBreaks, type TakeAndBreak } from "../theory/take-and-break.ts";
import { describeHeapMove, spoken } from "./describe-move.ts";
import { parseHeaps, printHeaps, refuseLongList } from "./read-position.ts";

/** Heaps below this are asked for their options twice: rules that change from call to call would make every value wrong. */
const ASKED_TWICE = 64;

/** The most heaps of a position whose options are listed: each option is as long as the position. */
const MOST_HEAPS = 10_000;

/** The rules from which `heapRuleset` makes a heap game; see {@link HeapRuleset}. */
export interface HeapRules extends Pick<HeapRuleset, "name" | "heapOptions" | "claimOutcome"> {
  /** A closed form for the Grundy value of one heap. */
  readonly claim?: (size: number) => number;
}

/**
 * The ruleset of a game on independent heaps, from what one heap can become.
 *
 * A position is a heap, or an array of heaps, meaning their sum. A move replaces one heap by what it becomes and
 * leaves the others in their places; a heap that becomes nothing stays as a heap of 0.
 *
 * @param rules a name, what one heap can become, and what else is known of the game
 * @cost That of `heapOptions`, which is called for every heap whose options are listed.
 * @throws {TypeError} when the rules have a law, which says the options by itself: see {@link takeAndBreak}.
 * @throws {TypeError | RangeError} later, for a position with a heap that is not an integer 0 … 2^53 − 1, and where
 * `heapOptions` names a heap that is not smaller, or lists other options when it is asked again for a heap below 64;
 * where the options of a position of more than 10 000 heaps are listed.
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
      "Cannot make heap game: a law says the options by itself, use takeAndBreak({ name, law })",
    );
  }
  const sure = new Set<number>();
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
    if (size < ASKED_TWICE && !sure.has(size)) {
      sure.add(size);
      const again: unknown = heapOptions(size);
      const [now, then] = [JSON.stringify(again), JSON.stringify(options)];
      if (now !== then)
        throw new TypeError(
          `Cannot move in ${name}: the options of a heap of ${size} must be the same each time, current value is ${now} after ${then}`,
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
      if (position.length > MOST_HEAPS) {
        throw new RangeError(
          `Cannot list options in ${name}: a position must have at most ${MOST_HEAPS} heaps, current value is ${position.length}`,
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
    ...spoken(describeHeapMove),
  });
}

/** What a heap becomes, in one order; nothing is a heap of 0. */
function sorted(heaps: readonly number[]): string {
  return heaps.length === 0 ? "0" : heaps.toSorted((a, b) => a - b).join(" ");
}

function heapsOf(position: HeapPosition): readonly number[] {
  return typeof position === "number" ? [position] : position;
}

/** The non-empty heaps in order of size; a single heap is its own key. */
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
const LARGEST_LISTED = 1_000_000;

/**
 * The heap game of a take-and-break law. The options of a heap are ordered by stones taken, then by the
 * number of heaps left, then by size.
 *
 * @param rules a name, the law, and closed forms where they are known; a law that breaks its own rules is not noticed
 * @cost As for {@link octal}.
 * @throws {TypeError | RangeError} later, for a position with a heap that is not an integer 0 … 2^53 − 1, and where the
 * options of a heap above 1 000 000 would be listed, or more than 1 000 000 of them.
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
      if (size > LARGEST_LISTED) {
        throw new RangeError(
          `Cannot list options in ${name}: heap must be at most ${LARGEST_LISTED}, current value is ${size}`,
        );
      }
      refuseLongList(name, countBreaks(law, size));
      return [...breaksOf(law, size)];
    },
  });
  return Object.freeze({ ...ruleset, law });
}
