import { maxValueOf, type Filler, type HeapValues } from "../games/theory/filler.ts";
import { growingTable, tableBy, type GrowingTable } from "../games/theory/growing-table.ts";
import { numbersOf, type NumberRule } from "./law.ts";
import type { HeapGame } from "./read-game.ts";

/** Maximum number of value look-ups per call of `settle`, of about a nanosecond each. */
const MAX_WORK = 2_000_000;

/** Functions that return the value of a heap from those of smaller heaps, and the number of look-ups for it. */
interface ValueMethod {
  readonly valueOf: (heap: number, values: HeapValues) => number;
  readonly looks: (heap: number) => number;
}

function fillerBy({ valueOf, looks }: ValueMethod): Filler {
  const filler = {
    stride: Infinity,
    largest: 0,
    settle(values: HeapValues, known: number, to: number): number {
      for (let heap = known, work = 0; heap < to; heap++) {
        if (work > MAX_WORK) return heap;
        const value = valueOf(heap, values);
        filler.largest = Math.max(filler.largest, value);
        if (value > maxValueOf(values)) return heap;
        values[heap] = value;
        work += looks(heap) + 8;
      }
      return to;
    },
  };
  return filler;
}

/** Returns a function that lists the numbers of a rule at least up to a heap, in increasing order. */
function listing(rule: NumberRule): (heap: number) => Int32Array {
  let [numbers, bound] = [new Int32Array(0), 0];
  return (heap) => {
    if (heap >= bound) {
      bound = 2 * bound + 1024;
      numbers = Int32Array.from(numbersOf(rule, bound));
    }
    return numbers;
  };
}

/** Computes the values of a subtraction game whose numbers follow a rule: O(numbers up to n) time for heap n. */
function ruleMethod(rule: NumberRule): ValueMethod {
  const listed = listing(rule);
  /** A value was seen if its stamp is the heap plus 1. */
  let stamps = new Int32Array(64);
  return {
    looks: (heap) => listed(heap).length,
    valueOf(heap, values) {
      const least = leastUnseen(values, listed(heap), stamps, heap);
      if (least >= stamps.length - 1) stamps = doubled(stamps);
      return least;
    },
  };
}

/** Returns the mex of the options of a heap. */
function leastUnseen(
  values: HeapValues,
  numbers: Int32Array,
  stamps: Int32Array,
  heap: number,
): number {
  for (let at = 0; at < numbers.length; at++) {
    const taken = numbers[at] ?? 0;
    if (taken > heap) break;
    stamps[values[heap - taken] ?? 0] = heap + 1;
  }
  let least = 0;
  while (stamps[least] === heap + 1) least++;
  return least;
}

/**
 * Computes the values of the divisor game: O(√n) time for heap n. A value is an exponent of 2, so 32 bits can mark all.
 */
const divisorMethod: ValueMethod = {
  looks: Math.sqrt,
  valueOf(heap, values) {
    let seen = 0;
    for (let low = 1; low * low <= heap; low++) {
      if (heap % low > 0) continue;
      if (low < heap) seen |= 1 << (values[heap - low] ?? 0);
      if (low > 1) seen |= 1 << (values[heap - heap / low] ?? 0);
    }
    return 31 - Math.clz32(~seen & (seen + 1));
  },
};

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}

/**
 * Creates a growing table of the Grundy values of a game.
 *
 * @cost For a code that of {@link growingTable}; for a rule, as many steps for heap n as the rule has numbers up to n.
 */
export function tableOf({ law }: Pick<HeapGame, "law">): GrowingTable {
  switch (law.kind) {
    case "code":
      return growingTable(law);
    case "rule":
      return tableBy(fillerBy(ruleMethod(law.rule)));
    case "divisors":
      return tableBy(fillerBy(divisorMethod));
  }
}
