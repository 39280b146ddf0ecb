import type { Digit, Rules } from "./read-rules.ts";

/**
 * The theorem that applies to a game: `finite` for finitely many takes; `endless` for infinitely many takes that leave
 * one heap or none; `arithmetic` if any number may be taken and some takes may split, or if finitely many takes leave
 * up to three heaps and the values grow.
 */
export type Theorem = "finite" | "endless" | "arithmetic";

const mostHeaps = ({ heaps }: Digit): number => heaps.at(-1) ?? 0;

/** Returns the theorem for values that gain `saltus` in a period, or `undefined` if none applies. */
export function theoremFor({ digits, repeated }: Rules, saltus: number): Theorem | undefined {
  const all = [...digits, ...repeated];
  if (repeated.length === 0 && saltus === 0) return "finite";
  if (repeated.length === 0) {
    const isFew = all.every(
      (digit) => mostHeaps(digit) < 2 || (digit.parts === "any" && mostHeaps(digit) < 4),
    );
    return isFew && all.some((digit) => mostHeaps(digit) === 3) ? "arithmetic" : undefined;
  }
  if (all.every((digit) => mostHeaps(digit) < 2)) return "endless";
  const any = digits.every(
    ({ heaps }, taken) => taken === 0 || (heaps.includes(0) && heaps.includes(1)),
  );
  const plain = digits.every((digit) => digit.parts === "any" && mostHeaps(digit) < 3);
  return any && plain && repeated.every(({ heaps }) => heaps.join() === "0,1")
    ? "arithmetic"
    : undefined;
}

/**
 * Returns the last heap whose value a proof of g(n + p) = g(n) for n ≥ n0 needs, if there are finitely many takes.
 *
 * Let a move take at most k stones and leave at most t heaps. If n + p − k ≥ t·(n0 + p), every option of heap n + p has
 * a part of n0 + p or more; reducing it by p does not change its value and gives an option of n, and conversely. So the
 * equation must be verified up to n + p = t·(n0 + p) + k − 1. n0 counts as at least 1, since a part must not vanish,
 * unless every take may leave one heap or none.
 *
 * - Parts that are not all equal require p more: if the largest minus p equals all others, one of these is large
 *   enough.
 * - h parts that all differ require p·h(h − 1)/2 more. If no part of n0 + p or more can be reduced by p because another
 *   part has that size, the parts below it continue in steps of p to one below n0 + p: fewer stones in all.
 */
export function lastNeeded({ digits }: Rules, preperiod: number, period: number): number {
  const used = digits.filter(({ heaps }) => heaps.length > 0);
  const most = digits.findLastIndex(({ heaps }) => heaps.length > 0);
  const heaps = Math.max(1, ...used.map(mostHeaps));
  const from = used.every((digit) => digit.heaps.join() === "0,1")
    ? preperiod
    : Math.max(preperiod, 1);
  const apart = Math.max(0, ...used.map(extraPeriods));
  return heaps * (from + period) + Math.max(most, 0) - 1 + apart * period;
}

function extraPeriods(digit: Digit): number {
  const most = mostHeaps(digit);
  if (most < 2 || digit.parts === "any") return 0;
  return digit.parts === "mixed" ? 1 : (most * (most - 1)) / 2;
}

/** Returns the least common multiple. */
export function multiple(a: number, b: number): number {
  let [greater, less] = [a, b];
  while (less > 0) [greater, less] = [less, greater % less];
  return (a / greater) * b;
}

/**
 * Returns the first heap k from which g(n + p) = g(n) + s is proved for all n ≥ n0, if infinitely many takes leave one
 * heap or none; `undefined` if the values prove none. The takes above M repeat in steps that divide p, and the equation
 * holds for n0 ≤ n < k.
 *
 * The values reached from n + p are those reached from n at heaps from n0 on, plus s, and those at heaps below n0 + p.
 * With g(n) the least value not reached from n, g(n) + s is the least one not reached from n + p if
 *
 * 1. the values below s, and v + s for every v that is reached at a heap below n0, are reached from n + p;
 * 2. v − s is reached from n for every v ≥ s that is reached at a heap below n0 + p.
 *
 * For each residue of n, both must hold at heaps more than M smaller: then they hold for every later n. k ≥ n0 +
 * 2M + 1.
 */
export function endlessFrom(
  { digits, repeated }: Rules,
  values: Int32Array,
  preperiod: number,
  shift: number,
  saltus: number,
): number | undefined {
  const isPlain = [...digits, ...repeated].every(({ heaps }) => /^(0,1)?$/.test(heaps.join()));
  const start = isPlain ? preperiod : Math.max(1, preperiod);
  const most = digits.length - 1;
  let from = start + 2 * most + 1;
  for (let residue = 0; residue < repeated.length; residue++) {
    /** For each value, the first heap with it that the repeated takes reach from heaps of this residue. */
    const first = new Map<number, number>();
    for (const [heap, value] of values.entries()) {
      const turn = (residue - heap - digits.length) % repeated.length;
      const digit = repeated.at(turn);
      if (digit?.heaps.includes(heap === 0 ? 0 : 1) === true && !first.has(value))
        first.set(value, heap);
    }
    const need = (value: number, earlier: number): void => {
      from = Math.max(from, (first.get(value) ?? Infinity) + most + 1 - earlier);
    };
    for (let value = 0; value < saltus; value++) need(value, shift);
    for (const [value, heap] of first) {
      if (heap < start) need(value + saltus, shift);
      if (heap < start + shift && value >= saltus) need(value - saltus, 0);
    }
  }
  return from === Infinity ? undefined : from;
}

/** The claimed law g(n + period) = g(n) + saltus for n ≥ preperiod. */
export interface Law {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/** Maximum shift of an arithmetic proof, maximum number of heaps up to the end of its first turn, and of values. */
const [MAX_SHIFT, MAX_START, MAX_VALUES] = [128, 512, 2048];

/**
 * Returns the heap at which an arithmetic-periodic law is proved, if any number may be taken and finitely many takes
 * may leave two heaps, or if finitely many takes may leave up to three; `undefined` if the values do not prove it. The
 * shift of the proof may be 1, 2, 4, 8, … times the period; the result is the first heap at which one of them closes.
 */
export function arithmeticClosesAt(rules: Rules, values: Int32Array, law: Law): number | undefined {
  let first: number | undefined;
  for (let turns = 1; turns * law.period <= MAX_SHIFT; turns *= 2) {
    const [shift, saltus] = [turns * law.period, turns * law.saltus];
    const found = shiftClosesAt(rules, values, Math.max(1, law.preperiod), shift, saltus);
    first = Math.min(found ?? Infinity, first ?? Infinity);
  }
  return first === Infinity ? undefined : first;
}

/**
 * Returns the heap at which a proof with this shift closes. Let q be the largest power of two that divides s. In
 * addition to the equation g(n + p) = g(n) + s from n0 ≥ 1 on, three conditions must hold for some w:
 *
 * 1. For w ≤ n < w + p each number below g(n) is the value of a lasting or a moving option. A lasting option remains if
 *    n increases by 2: a smaller heap if any number may be taken; otherwise a heap and two equal heaps, which increase.
 *    A moving option has a part of n0 or more, and other parts with a nim-sum below q: adding p to the part adds s.
 * 2. The numbers below s, and the values of heaps below n0 plus s, are values of lasting options of w and w + 1.
 * 3. No option of a heap n ≥ w + p has its value. If any number may be taken, g(n) exceeds the values of all heaps
 *    below n0 + p for w ≤ n < w + p. For parts a, b, …, one of them at least n0, the nim-sum of their values differs
 *    modulo q from the heap's value, or the sum of the quotients ⌊g(a)/q⌋ + ⌊g(b)/q⌋ + … is less than the heap's
 *    quotient or differs from it by an odd number. Adding p to a part changes none of these, so it is enough to check
 *    all parts below n0 + p.
 */
function shiftClosesAt(
  rules: Rules,
  values: Int32Array,
  start: number,
  shift: number,
  saltus: number,
): number | undefined {
  if (start + shift > MAX_START) return undefined;
  const isAny = rules.repeated.length > 0;
  const at = (heap: number): number => values[heap] ?? 0;
  let power = 1;
  while (saltus % (2 * power) === 0) power *= 2;
  const takes = rules.digits.flatMap(({ heaps }, stones) =>
    heaps.map((count) => ({ stones, count })),
  );
  const most = Math.max(0, ...takes.map(({ count }) => count));
  const last = rules.digits.findLastIndex(({ heaps }) => heaps.length > 0);
  const least = most * (start - 1) + Math.max(last, 0);

  const lasting = (n: number): Set<number> => {
    if (isAny) return new Set(values.subarray(0, n));
    const found = new Set<number>();
    for (const { stones, count } of takes) {
      for (let twice = 2; count > 1 && stones + twice <= n; twice += 2) {
        const rest = n - stones - twice;
        if (count === (rest > 0 ? 3 : 2)) found.add(at(rest));
      }
    }
    return found;
  };
  const moving = (n: number, found: Set<number>): void => {
    for (const { stones, count } of takes) {
      const left = n - stones;
      if (count === 1 && left >= start) found.add(at(left));
      for (let a = 1; count === 2 && left - a >= start; a++) {
        if (at(a) < power) found.add(at(a) ^ at(left - a));
      }
      for (let a = 1; count === 3 && a <= start + shift; a++) {
        for (let b = 1; b <= start + shift && left - a - b >= start; b++) {
          if ((at(a) ^ at(b)) < power) found.add(at(a) ^ at(b) ^ at(left - a - b));
        }
      }
    }
  };
  const hasAll = (found: ReadonlySet<number>, bound: number): boolean => {
    for (let value = 0; value < bound; value++) if (!found.has(value)) return false;
    return true;
  };
  const begun = Math.max(...values.subarray(0, start + shift));
  const isSettled = (n: number): boolean => {
    if (isAny && at(n) <= begun) return false;
    const found = lasting(n);
    moving(n, found);
    return hasAll(found, at(n));
  };
  const isClosed = (n: number): boolean => {
    const both = [n - shift + 1, n - shift + 2].map(lasting);
    const early = values.subarray(0, start);
    return both.every(
      (found) => hasAll(found, saltus) && early.every((value) => found.has(value + saltus)),
    );
  };
  let run = 0;
  for (let n = start + shift; n < Math.min(values.length, MAX_VALUES); n++) {
    run = isSettled(n) ? run + 1 : 0;
    if (run < shift || n < least || !isClosed(n)) continue;
    return neverMeets(takes, isAny, values, start, shift, saltus, power) ? n : undefined;
  }
  return undefined;
}

/** Checks condition 3 for all parts below `start + shift`. */
function neverMeets(
  takes: readonly { readonly stones: number; readonly count: number }[],
  isAny: boolean,
  values: Int32Array,
  start: number,
  shift: number,
  saltus: number,
  power: number,
): boolean {
  const last = start + shift - 1;
  const at = (heap: number): number => values[heap] ?? 0;
  /** Returns the value of any heap from n0 on, by the claimed law. */
  const far = (heap: number): number => {
    const turns = Math.max(0, Math.floor((heap - start) / shift));
    return at(heap - turns * shift) + turns * saltus;
  };
  const isApart = (whole: number, ...parts: number[]): boolean => {
    let [sum, over] = [far(whole), -Math.floor(far(whole) / power)];
    for (const part of parts) {
      sum ^= at(part);
      over += Math.floor(at(part) / power);
    }
    return sum % power !== 0 || over < 0 || over % 2 === 1;
  };
  return takes.every(({ stones, count }) => {
    for (let a = start; a <= last; a++) {
      if (count === 1 && !isAny && far(a + stones) === at(a)) return false;
      for (let b = 1; count > 1 && b <= last; b++) {
        if (count === 2 && !isApart(a + b + stones, a, b)) return false;
        for (let c = b; count === 3 && c <= last; c++) {
          if (!isApart(a + b + c + stones, a, b, c)) return false;
        }
      }
    }
    return true;
  });
}
