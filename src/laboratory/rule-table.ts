import type { RuleLaw } from "./break-law.ts";
import { numbersOf } from "./number-rules.ts";
import { ValueTable } from "./value-table.ts";

/** The values of a subtraction game whose numbers follow a rule, or do not: O(numbers up to n) time for heap n. */
export class RuleTable extends ValueTable {
  readonly #law: RuleLaw;
  #numbers: readonly number[] = [];
  #bound = 0;
  /** The last heap, and one more, that had an option of a value; or how many of its options the rule forbids. */
  #marks = new Int32Array(64);
  /** How many heaps have each value. */
  #counts = new Int32Array(64);

  constructor(law: RuleLaw) {
    super();
    this.#law = law;
  }

  protected override step(): void {
    const heap = this.known;
    if (heap > this.#bound) {
      this.#bound = Math.max(1024, 2 * heap);
      this.#numbers = numbersOf(this.#law.rule, this.#bound);
    }
    const value = this.#law.allBut ? this.#leastBut(heap) : this.#least(heap);
    this.append(value);
    if (value >= this.#marks.length - 1) {
      this.#marks = doubled(this.#marks);
      this.#counts = doubled(this.#counts);
    }
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }

  /** The least value that no option has. */
  #least(heap: number): number {
    const marks = this.#marks;
    const { values } = this;
    let at = 0;
    for (; (this.#numbers[at] ?? Infinity) <= heap; at++) {
      marks[values[heap - (this.#numbers[at] ?? 0)] ?? 0] = heap + 1;
    }
    let least = 0;
    while (marks[least] === heap + 1) least++;
    this.work += at + least + 8;
    return least;
  }

  /** The least value that no smaller heap has but those to which a move of the rule would lead. */
  #leastBut(heap: number): number {
    const marks = this.#marks;
    const { values } = this;
    let at = 0;
    for (; (this.#numbers[at] ?? Infinity) <= heap; at++) {
      const value = values[heap - (this.#numbers[at] ?? 0)] ?? 0;
      marks[value] = (marks[value] ?? 0) + 1;
    }
    let least = 0;
    while ((this.#counts[least] ?? 0) > (marks[least] ?? 0)) least++;
    marks.fill(0);
    this.work += at + marks.length + 8;
    return least;
  }
}

/**
 * The values of the game of divisors: O(√n) time for heap n. They are how often 2 divides n, so 32 bits are enough to mark
 * them.
 */
export class DivisorTable extends ValueTable {
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
