import type { Period } from "./period.ts";
import { provePeriod } from "./prove-period.ts";
import type { SplitBounds } from "./split-bounds.ts";
import type { TakeAndBreak } from "./take-and-break.ts";

/** What a search needs of a table that grows. */
interface Known {
  readonly values: ArrayLike<number>;
  readonly known: number;
}

/**
 * Looks for the period of a game's Grundy values while its table grows. What it finds holds for all heaps, and is the
 * least period; {@link findPeriod} says what is proved, and when.
 *
 * It looks only when there are an eighth more heaps than when it last looked, or when it is to look `now`; so asking it
 * after every piece of the table takes O(known) time in all.
 *
 * @example
 * const [pins, search] = [growingTable(kayles.law), new PeriodSearch(kayles.law)];
 * for (let heaps = 64; search.look(pins) === undefined; heaps *= 2) pins.grow(heaps);
 * search.look(pins); // { preperiod: 71, period: 12, saltus: 0, provedAt: 167 }
 */
export class PeriodSearch {
  readonly #law: TakeAndBreak | SplitBounds;
  #found: Period | undefined;
  #next = 0;

  /** @param law the game's rules, or what the theorem must know of them */
  constructor(law: TakeAndBreak | SplitBounds) {
    this.#law = law;
  }

  look({ values, known }: Known, now = false): Period | undefined {
    if (this.#found !== undefined || (known < this.#next && !now)) return this.#found;
    this.#next = known + Math.ceil(known / 8);
    this.#found = provePeriod(values, this.#law, known);
    return this.#found;
  }
}
