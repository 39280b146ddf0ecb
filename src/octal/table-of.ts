import { type GrowingTable, growingTable } from "../games/theory/growing-table.ts";
import { asTakeAndBreak, type BreakLaw, listsMany } from "./break-law.ts";
import type { HeapGame } from "./lab-game.ts";
import { SplitTable } from "./split-table.ts";
import { type NumberRule, numbersOf } from "./number-rules.ts";
import { ValueTable } from "./value-table.ts";

/** A table that asks a rule for its numbers, some more than it needs at a time. */
abstract class NumberTable extends ValueTable {
  readonly #rule: NumberRule;
  /** The rule's numbers below the bound. */
  protected numbers = new Int32Array(0);
  protected bound = 0;

  constructor(rule: NumberRule) {
    super();
    this.#rule = rule;
  }

  /** Sees to it that the numbers up to this heap are there. */
  protected reach(heap: number): void {
    if (heap < this.bound) return;
    this.bound = 2 * this.bound + 1024;
    this.numbers = Int32Array.from(numbersOf(this.#rule, this.bound));
  }
}

/** The values of a subtraction game whose numbers follow a rule: O(numbers up to n) time for heap n. */
class RuleTable extends NumberTable {
  /** A value was seen when its stamp is the heap, and one more. */
  #stamps = new Int32Array(64);

  protected override step(): void {
    const heap = this.known;
    this.reach(heap);
    const least = leastUnseen(this.values, this.numbers, this.#stamps, heap);
    this.work += (heap / this.bound) * this.numbers.length + 8;
    this.append(least);
    if (least >= this.#stamps.length - 1) this.#stamps = doubled(this.#stamps);
  }
}

/** The least value that no heap has which a heap becomes. */
function leastUnseen(
  values: ArrayLike<number>,
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
 * The values of the game in which a move may take any number that is none of a rule: for heap n the least value that no
 * smaller heap has but those to which a move of the rule would lead. O(numbers up to n + values) time.
 */
class AllButRuleTable extends NumberTable {
  /** How many heaps have each value, and how many of those the rule forbids. */
  #counts = new Int32Array(64);
  #forbidden = new Int32Array(64);

  protected override step(): void {
    const heap = this.known;
    this.reach(heap);
    const forbidden = this.#forbidden;
    const { values, numbers } = this;
    let at = 0;
    for (; (numbers[at] ?? Infinity) <= heap; at++) {
      const value = values[heap - (numbers[at] ?? 0)] ?? 0;
      forbidden[value] = (forbidden[value] ?? 0) + 1;
    }
    let least = 0;
    while ((this.#counts[least] ?? 0) > (forbidden[least] ?? 0)) least++;
    forbidden.fill(0);
    this.work += at + forbidden.length / 4 + 8;
    this.append(least);
    if (least >= this.#counts.length - 1) {
      this.#counts = doubled(this.#counts);
      this.#forbidden = doubled(this.#forbidden);
    }
    this.#counts[least] = (this.#counts[least] ?? 0) + 1;
  }
}

/**
 * The values of the game of divisors: O(√n) time for heap n. They are how often 2 divides n, so 32 bits are enough to mark
 * them.
 */
class DivisorTable extends ValueTable {
  protected override step(): void {
    const heap = this.known;
    let seen = 0;
    for (let low = 1; low * low <= heap; low++) {
      if (heap % low > 0) continue;
      if (low < heap) seen |= 1 << (this.values[heap - low] ?? 0);
      if (low > 1) seen |= 1 << (this.values[heap - heap / low] ?? 0);
    }
    this.work += Math.sqrt(heap) + 8;
    this.append(31 - Math.clz32(~seen & (seen + 1)));
  }
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}

/**
 * The Grundy values of the heaps of a game, to be computed as far as they are asked for.
 *
 * @cost Where a move leaves one heap or two, and finitely many two, that of {@link growingTable}. For other codes O(n² · most heaps) time for n
 * heaps; for a rule as many steps for heap n as it has numbers up to n.
 */
export const tableOf = ({ law }: HeapGame): GrowingTable => tableFor(law);

function tableFor(law: BreakLaw): GrowingTable {
  switch (law.kind) {
    case "code": {
      const fast = asTakeAndBreak(law);
      return fast === undefined || listsMany(fast) ? new SplitTable(law) : growingTable(fast);
    }
    case "rule":
      return law.allBut ? new AllButRuleTable(law.rule) : new RuleTable(law.rule);
    case "divisors":
      return new DivisorTable();
    case "shifted":
      return shifted(tableFor(law.law), law.by);
  }
}

/** The table without its first values. */
function shifted(table: GrowingTable, by: number): GrowingTable {
  return {
    get values() {
      return table.values.subarray(by);
    },
    get known() {
      return Math.max(0, table.known - by);
    },
    period: undefined,
    grow: (to, isOver) => table.grow(to + by, isOver),
  };
}
