import { itemAt, ofKey } from "./item-at.ts";
import { mex, nimSum } from "./numbers.ts";
import type { Ruleset } from "./ruleset.ts";

const grundyValues = memo<number>();

/**
 * Returns the Grundy value of a position: the mex of the Grundy values of its options. It is 0 exactly for P-positions.
 *
 * A sum is never searched as a whole: its value is the nim-sum of its summands' values (Sprague 1935, Grundy 1939).
 *
 * @cost The value of each position reachable from a summand is computed once, at the cost of listing its options, and
 * cached for later calls with the same ruleset. The stack is explicit, so long games do not overflow it.
 * @throws {TypeError | RangeError} if the position is not a position of this game, or play can return to a position.
 * @example
 * grundyValue(subtraction([1, 3, 4]), 5); // 3
 * grundyValue(nim, [3, 4, 5]); // 2
 */
export function grundyValue<Position>(ruleset: Ruleset<Position>, position: Position): number {
  ruleset.check(position);
  const known = grundyValues(ruleset);
  const summands = (sum: Position): readonly Position[] => ruleset.summands?.(sum) ?? [sum];
  const valueOf = (summand: Position): number => ofKey(known, ruleset.key(summand));
  const valueOfSum = (sum: readonly Position[]): number => nimSum(sum.map(valueOf));

  for (const summand of summands(position)) search(ruleset, summand, known, summands, valueOfSum);
  return valueOfSum(summands(position));
}

interface Frame<Position> {
  readonly key: string | number;
  /** Each option as the list of its summands. */
  readonly options: readonly (readonly Position[])[];
  /** The values of options from this index on are known. Later options tend to be small, so the stack stays short. */
  settledFrom: number;
}

function search<Position>(
  ruleset: Ruleset<Position>,
  root: Position,
  known: Map<string | number, number>,
  summands: (sum: Position) => readonly Position[],
  valueOfSum: (sum: readonly Position[]) => number,
): void {
  const path = new Set<string | number>();
  const stack: Frame<Position>[] = [];

  const enter = (position: Position): void => {
    const key = ruleset.key(position);
    if (path.has(key)) {
      const where = ruleset.print(position);
      throw new RangeError(
        `Cannot find Grundy value: play must end, current play returns to ${where}`,
      );
    }
    path.add(key);
    const options = ruleset.options(position).map(summands);
    stack.push({ key, options, settledFrom: options.length });
  };
  const unsettled = (frame: Frame<Position>): Position | undefined => {
    for (; frame.settledFrom > 0; frame.settledFrom--) {
      const option = itemAt(frame.options, frame.settledFrom - 1);
      const found = option.find((summand) => !known.has(ruleset.key(summand)));
      if (found !== undefined) return found;
    }
    return undefined;
  };

  if (!known.has(ruleset.key(root))) enter(root);
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const next = unsettled(frame);
    if (next !== undefined) {
      enter(next);
    } else {
      known.set(frame.key, mex(frame.options.map(valueOfSum)));
      path.delete(frame.key);
      stack.pop();
    }
  }
}

/** Maximum number of entries of a cache when a search starts: about 100 MB at worst. */
const MAX_CACHED = 1_000_000;

type Key = string | number;

/**
 * Returns a function that returns the cache of a ruleset, which is garbage-collected with it. A cache with more than
 * 1 000 000 entries is replaced by an empty one.
 */
export function memo<Value>(): (ruleset: object) => Map<Key, Value> {
  const caches = new WeakMap<object, Map<Key, Value>>();
  return (ruleset) => {
    const known = caches.get(ruleset);
    if (known !== undefined && known.size <= MAX_CACHED) return known;
    const fresh = new Map<Key, Value>();
    caches.set(ruleset, fresh);
    return fresh;
  };
}
