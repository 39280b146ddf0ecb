import { itemAt } from "../games/theory/item-at.ts";
import { nimSum } from "../games/theory/numbers.ts";
import { leavesOf, mostHeaps, takesWithin } from "../games/theory/take-and-break.ts";
import { valueAt, type Compared } from "./compare.ts";
import { optionsOf, type CodeLaw, type HeapLaw } from "./law.ts";

/** Moves from a heap, each as the heaps that it leaves. */
interface Moves {
  readonly found: readonly (readonly number[])[];
  /** Whether there may be other moves. */
  readonly hasMore: boolean;
}

/** Maximum number of options of a heap that are checked. */
const MAX_OPTIONS = 1_000_000;

/**
 * Lists at most `most` options of a heap that have a given Grundy value.
 *
 * If moves leave at most two heaps and the values have a period p from heap n on, every split has the value of a split
 * whose smaller part is below n + p: multiples of the period are moved from one part to the other. So checks are few.
 *
 * @param known contains the values of all smaller heaps
 * @param most at least 1
 */
export function movesTo(
  law: HeapLaw,
  heap: number,
  value: number,
  known: Compared,
  most: number,
): Moves {
  const found = new Map<string, readonly number[]>();
  let looks = 0;
  let hasMore = false;
  for (const option of candidates(law, heap, value, known)) {
    hasMore ||= option === undefined || ++looks > MAX_OPTIONS;
    if (looks > MAX_OPTIONS) break;
    if (option === undefined || nimSum(option.map((one) => valueAt(known, one) ?? 0)) !== value)
      continue;
    const key = option.join("+");
    if (found.size === most && !found.has(key)) {
      hasMore = true;
      break;
    }
    found.set(key, option);
  }
  return { found: [...found.values()], hasMore };
}

/** Lists the options to check; undefined means that some were omitted. */
function* candidates(
  law: HeapLaw,
  heap: number,
  value: number,
  known: Compared,
): Generator<readonly number[] | undefined> {
  const isShort = law.kind === "code" && leavesOf(law).every((one) => mostHeaps(one) <= 2);
  if (!isShort) {
    yield* optionsOf(law, heap);
    return;
  }
  const { period } = known;
  const end = period?.saltus === 0 ? period.preperiod + period.period : Infinity;
  if (law.onward !== undefined && heap > MAX_OPTIONS) yield* leavingOne(law, heap, value, known);
  for (const take of takesWithin(law, heap)) {
    const left = heap - take.stones;
    if (left === 0 && (take.leaves & 1) === 1) yield [];
    if (left > 0 && (take.leaves & 2) === 2) yield [left];
    if ((take.leaves & 4) === 0) continue;
    for (let part = 1; 2 * part <= left && part < end; part++) {
      if (take.parts === undefined || 2 * part < left) yield [part, left - part];
    }
    if (2 * end <= left) yield undefined;
  }
}

/** Lists options that the repeated takes leave, by the period: heaps of each class that has the value. */
function* leavingOne(
  { onward }: CodeLaw,
  heap: number,
  value: number,
  known: Compared,
): Generator<readonly number[]> {
  const { preperiod = 0, period = 0, saltus = 0 } = known.period ?? {};
  const { from, leaves } = onward ?? { from: Infinity, leaves: [] };
  for (let first = 0; first < preperiod + period; first++) {
    const over = value - (valueAt(known, first) ?? 0);
    const turns =
      saltus === 0 || first < preperiod ? leaves.map((_, turn) => turn) : [over / saltus];
    for (const turn of turns) {
      const left = first < preperiod ? first : first + turn * period;
      const taken = heap - left;
      if (left <= 0 || !Number.isInteger(left) || taken < from) continue;
      if (itemAt(leaves, (taken - from) % leaves.length).leaves & 2) yield [left];
    }
  }
}
