import { mostIn, type Filler, type HeapValues } from "../games/theory/filler.ts";
import { growingTable, tableBy, type GrowingTable } from "../games/theory/growing-table.ts";
import { numbersOf, type NumberRule } from "./law.ts";
import type { HeapGame } from "./read-game.ts";

/** So many looks at values, of about a nanosecond each, are made before others may work. */
const UNASKED = 2_000_000;

/** Finds the value of a heap from those of all smaller heaps, and how many looks it takes. */
interface Method {
  readonly valueOf: (heap: number, values: HeapValues) => number;
  readonly looks: (heap: number) => number;
}

function fillerBy({ valueOf, looks }: Method): Filler {
  const filler = {
    stride: Infinity,
    largest: 0,
    settle(values: HeapValues, known: number, to: number): number {
      for (let heap = known, work = 0; heap < to; heap++) {
        if (work > UNASKED) return heap;
        const value = valueOf(heap, values);
        filler.largest = Math.max(filler.largest, value);
        if (value > mostIn(values)) return heap;
        values[heap] = value;
        work += looks(heap) + 8;
      }
      return to;
    },
  };
  return filler;
}

/** The numbers of a rule at least up to a heap, in increasing order. */
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

/** The values of a subtraction game whose numbers follow a rule: O(numbers up to n) time for heap n. */
function ruleMethod(rule: NumberRule): Method {
  const listed = listing(rule);
  /** A value was seen when its stamp is the heap, and one more. */
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

/** The least value that no heap has which a heap becomes. */
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
 * The values of the game of divisors: O(√n) time for heap n. They are how often 2 divides n, so 32 bits are enough to mark
 * them.
 */
const divisorMethod: Method = {
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
 * The Grundy values of the heaps of a game, to be computed as far as they are asked for.
 *
 * @cost For a code that of {@link growingTable}; for a rule as many steps for heap n as it has numbers up to n.
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
