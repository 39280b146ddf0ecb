import type { Digit, Rules } from "./read-rules.ts";

/** Which theorem speaks about a game: finitely many takes; or any number may be taken, and some takes may split. */
export type Theorem = "finite" | "any";

/** The theorem for these rules, or `undefined` where none is known here. */
export function theoremFor({ digits, repeated }: Rules): Theorem | undefined {
  if (repeated.length === 0) {
    const free = digits.every(({ heaps, apart }) => !apart || heaps < 8);
    return free ? "finite" : undefined;
  }
  const any = digits.every(({ heaps }, taken) => taken === 0 || (heaps & 11) === 3);
  const plain = digits.every(({ apart }) => !apart);
  return any && plain && repeated.every(({ heaps }) => heaps === 3) ? "any" : undefined;
}

/**
 * The last heap whose value a proof of g(n + p) = g(n), n ≥ n0, needs, where finitely many takes are allowed.
 *
 * Let a move take at most k stones and leave at most t heaps. A heap n + p with n + p − k ≥ t·(n0 + p) leaves a part of
 * n0 + p or more in every option; p less there has the same value and is an option of n; and back. So the equation
 * must be seen up to n + p = t·(n0 + p) + k − 1. Parts that must differ in size ask for p more, so that a second part
 * is large enough when the first would meet the other. n0 counts as 1 at least, since a part may not vanish; only where
 * every take may leave one heap or none does nothing change when it does.
 */
export function lastNeeded({ digits }: Rules, preperiod: number, period: number): number {
  const allowed = (digit: Digit): boolean => digit.heaps > 0;
  const most = digits.findLastIndex(allowed);
  const used = digits.filter(allowed);
  const heaps = Math.max(1, ...used.map((digit) => 31 - Math.clz32(digit.heaps)));
  const from = used.every((digit) => digit.heaps === 3) ? preperiod : Math.max(preperiod, 1);
  const apart = used.some((digit) => digit.apart && digit.heaps & 12) ? period : 0;
  return heaps * (from + period) + Math.max(most, 0) - 1 + apart;
}

/**
 * Whether values up to heap w + p − 1 prove g(n + p) = g(n) + p for n ≥ n0 where any number may be taken. Then all smaller
 * values are options, and beyond them only splits count. Asked, beside the equation itself:
 *
 * 1. every number below p, and g(m) + p for every m < n0, is a value seen;
 * 2. in the last p heaps, g + p exceeds all values of heaps below n0 + p;
 * 3. there, every number below g(n) that is no value of a smaller heap is g(a) ⊕ g(b) of a split, g(a) < p and b ≥ n0;
 * 4. no split of a heap has the heap's own value modulo p, whatever the heap's size. Residues repeat with p from n0 on, so
 *    a and b below n0 + p are enough, one of them at least n0.
 *
 * p is a power of two, so that adding p to values leaves the lower bits of nim-sums as they are.
 */
export function provesAny(
  rules: Rules,
  values: Int32Array,
  preperiod: number,
  period: number,
  end: number,
): boolean {
  if ((period & (period - 1)) !== 0 || end < preperiod + period) return false;
  const at = (heap: number): number => values[heap] ?? 0;
  const last = end + period - 1;
  const all = new Set(values.subarray(0, last + 1));
  for (let n = 0; n < period; n++) if (!all.has(n)) return false;
  for (let n = 0; n < preperiod; n++) if (!all.has(at(n) + period)) return false;
  const early = Math.max(...values.subarray(0, preperiod + period));
  const start = Math.max(1, preperiod);
  const splitting = rules.digits.flatMap(({ heaps }, taken) => (heaps & 4 ? [taken] : []));
  for (let n = end; n <= last; n++) {
    if (at(n) + period <= early) return false;
    const seen = new Set(values.subarray(0, n));
    for (const taken of splitting) {
      for (let a = 1; n - taken - a >= start; a++) {
        if (at(a) < period) seen.add(at(a) ^ at(n - taken - a));
      }
    }
    for (let value = 0; value < at(n); value++) if (!seen.has(value)) return false;
  }
  return splitting.every((taken) => {
    for (let a = 1; a < start + period; a++) {
      for (let b = start; b < start + period; b++) {
        const whole = start + ((a + b + taken - start) % period);
        if (((at(a) ^ at(b) ^ at(whole)) & (period - 1)) === 0) return false;
      }
    }
    return true;
  });
}
