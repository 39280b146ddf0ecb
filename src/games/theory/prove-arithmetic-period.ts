import { itemAt } from "./item-at.ts";
import { leastPeriod, periodOf, type Period } from "./period.ts";
import { isPlain, isUnequal, takesWithin, type TakeAndBreak } from "./take-and-break.ts";

/** Maximum shift, maximum number of heaps up to the end of its first turn, and maximum number of values used. */
const [MAX_SHIFT, MAX_START, MAX_VALUES] = [128, 512, 2048];

/** Maximum number of sums of two heaps' kinds with a third heap's kind that are compared. */
const MAX_SUMS = 4e6;

/**
 * Returns the least period, with its saltus above 0, that the values prove, or `undefined`, for two kinds of games: any
 * number may be taken and leave one heap or none, and finitely many takes may leave two heaps (Nim, Lasker's Nim); or
 * finitely many takes may leave up to three heaps. The heaps that a move leaves need not differ. For every other law
 * the result is `undefined`.
 *
 * The theorem and its proof are in `periods.md`. The proof may need a shift that is 2, 4, 8, … times the least period;
 * of all shifts that are proved, the one that needs the fewest values is used.
 */
export function proveArithmeticPeriod(
  all: ArrayLike<number>,
  law: TakeAndBreak,
  known = all.length,
): Period | undefined {
  if (!isArithmetic(law)) return undefined;
  const values = Array.from({ length: Math.min(known, MAX_VALUES) }, (_, heap) => all[heap] ?? 0);
  let best: Period | undefined;
  const last = values.length - 1;
  // A proof uses at least two turns.
  for (
    let shift = 1;
    shift <= MAX_SHIFT && 2 * shift <= Math.min(last, best?.provedAt ?? last);
    shift++
  ) {
    const saltus = itemAt(values, last) - itemAt(values, last - shift);
    if (saltus <= 0) continue;
    const found = periodOf(values, last - shift, shift, saltus, (preperiod) =>
      closesAt(values, law, preperiod, shift, saltus),
    );
    if (found && found.provedAt < (best?.provedAt ?? Infinity)) best = found;
  }
  return best;
}

/** Reports whether {@link proveArithmeticPeriod} applies to the law. */
export function isArithmetic(law: TakeAndBreak): boolean {
  const { takes, onward } = law;
  if (!isPlain(law) || isUnequal(law)) return false;
  if (onward === undefined) return takes.some(({ leaves }) => leaves > 7);
  const named = takes.filter(({ stones }) => stones > 0);
  const any = named.length === onward.from - 1 && named.every(({ leaves }) => (leaves & 3) === 3);
  return (
    any &&
    onward.leaves.every(({ leaves }) => leaves === 3) &&
    takes.every(({ leaves }) => leaves < 8)
  );
}

/** Returns the last index of the shortest prefix of the values that satisfies the theorem. */
function closesAt(
  values: readonly number[],
  law: TakeAndBreak,
  preperiod: number,
  shift: number,
  saltus: number,
): number | undefined {
  const start = Math.max(1, preperiod);
  if (start + 2 * shift > values.length || start + shift > MAX_START) return undefined;
  const { period } = leastPeriod(values, preperiod, shift, saltus);
  if (!Number.isInteger(Math.log2(shift / period))) return undefined;

  const lowest = saltus & -saltus;
  const stones = law.takes.at(-1)?.stones ?? 0;
  const heaps = law.takes.some(({ leaves }) => leaves > 7) ? 3 : 2;
  const early = values.slice(0, start);
  const high = Math.max(...values.slice(0, start + shift));
  const wanted = [...Array(saltus).keys(), ...early.map((value) => value + saltus)];
  for (let n = start + shift, run = 0; n < values.length; n++) {
    const isHigh = law.onward === undefined || itemAt(values, n) > high;
    run = isHigh && hasAllBelow(values, law, start, shift, lowest, n) ? run + 1 : 0;
    const first = n - shift + 1;
    if (run < shift || n < heaps * (start - 1) + stones) continue;
    const [one, other] = [lastingOf(values, law, first), lastingOf(values, law, first + 1)];
    if (!wanted.every((value) => one.has(value) && other.has(value))) continue;
    return valuesDiffer(values, law, start, shift, saltus) ? n : undefined;
  }
  return undefined;
}

/** Returns the values of the lasting options of n: n, n + 2, n + 4, … all have options with these values. */
function lastingOf(values: readonly number[], law: TakeAndBreak, n: number): Set<number> {
  if (law.onward !== undefined) return new Set(values.slice(0, n));
  const lasting = new Set<number>();
  for (const { stones, leaves } of law.takes) {
    const left = n - stones;
    if (leaves & 4 && left > 0 && left % 2 === 0) lasting.add(0);
    for (let heap = left - 2; leaves & 8 && heap > 0; heap -= 2) lasting.add(itemAt(values, heap));
  }
  return lasting;
}

/** Reports whether every value below g(n) is that of a lasting option, or of one that gains the saltus per shift. */
function hasAllBelow(
  values: readonly number[],
  law: TakeAndBreak,
  start: number,
  shift: number,
  lowest: number,
  n: number,
): boolean {
  const seen = lastingOf(values, law, n);
  for (const { stones, leaves } of takesWithin({ takes: law.takes }, n)) {
    const left = n - stones;
    if (leaves & 2 && left >= start) seen.add(itemAt(values, left));
    for (let a = 1; leaves & 4 && left - a >= start; a++) {
      if (itemAt(values, a) < lowest) seen.add(itemAt(values, a) ^ itemAt(values, left - a));
    }
    for (let a = 1; leaves & 8 && a <= start + shift; a++) {
      for (let b = a; b <= start + shift && left - a - b >= start; b++) {
        const sum = itemAt(values, a) ^ itemAt(values, b);
        if (sum < lowest) seen.add(sum ^ itemAt(values, left - a - b));
      }
    }
  }
  for (let value = 0; value < itemAt(values, n); value++) if (!seen.has(value)) return false;
  return true;
}

/**
 * The data of one or several heaps that the theorem uses: the size modulo the shift, the nim-sum of the low bits, and
 * the excess of the sum of the other bits over its gain with the size. `isFar`: one of the heaps may be a shift larger.
 */
interface Kind {
  readonly residue: number;
  readonly low: number;
  readonly excess: number;
  readonly isFar: boolean;
}

/** Reports whether no heap beyond the table has an option with its own value. */
function valuesDiffer(
  values: readonly number[],
  { takes, onward }: TakeAndBreak,
  start: number,
  shift: number,
  saltus: number,
): boolean {
  const lowest = saltus & -saltus;
  const gain = saltus / lowest;
  const ones = Array.from({ length: start + shift - 1 }, (_, at): Kind => {
    const [heap, value] = [at + 1, itemAt(values, at + 1)];
    const turns = Math.floor(heap / shift);
    const excess = Math.floor(value / lowest) - gain * turns;
    return { residue: heap % shift, low: value % lowest, excess, isFar: heap >= start };
  });
  const wholes = new Map(ones.filter(({ isFar }) => isFar).map((kind) => [kind.residue, kind]));
  const isApart = ({ residue, low, excess, isFar }: Kind, stones: number, isOne: boolean) => {
    const whole = wholes.get((residue + stones) % shift);
    if (!isFar || whole === undefined || whole.low !== low) return true;
    const over = excess - whole.excess - gain * Math.floor((residue + stones) / shift);
    return isOne ? over !== 0 : over < 0 || over % 2 === 1;
  };
  const splits = (bit: number) => takes.filter(({ leaves }) => leaves & bit);
  const isFree = (kind: Kind, bit: number): boolean =>
    splits(bit).every(({ stones }) => isApart(kind, stones, bit === 2));
  if (onward === undefined && !ones.every((kind) => isFree(kind, 2))) return false;
  if (splits(12).length === 0) return true;
  const twos = new Map<string, Kind>();
  for (const one of ones) {
    for (const other of ones) {
      const two = joined(one, other, shift, gain);
      const key = `${two.residue} ${two.low} ${two.excess} ${two.isFar}`;
      if (twos.has(key)) continue;
      if (!isFree(two, 4)) return false;
      twos.set(key, two);
    }
  }
  if (splits(8).length === 0) return true;
  const pairs = [...twos.values()];
  if (pairs.length * ones.length > MAX_SUMS) return false;
  return pairs.every((two) => ones.every((one) => isFree(joined(two, one, shift, gain), 8)));
}

function joined(one: Kind, other: Kind, shift: number, gain: number): Kind {
  const residue = one.residue + other.residue;
  return {
    residue: residue % shift,
    low: one.low ^ other.low,
    excess: one.excess + other.excess - gain * Math.floor(residue / shift),
    isFar: one.isFar || other.isFar,
  };
}
