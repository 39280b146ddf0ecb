import type { Digit, Rules } from "./read-rules.ts";

/**
 * Which theorem speaks about a game: finitely many takes; infinitely many that leave one heap or none; or any number may be
 * taken, and some takes may split.
 */
export type Theorem = "finite" | "endless" | "any";

const mostHeaps = ({ heaps }: Digit): number => heaps.at(-1) ?? 0;

/** The theorem for these rules, or `undefined` where none is known here. */
export function theoremFor({ digits, repeated }: Rules): Theorem | undefined {
  const all = [...digits, ...repeated];
  if (repeated.length === 0) return all.some(isThirds) ? undefined : "finite";
  if (all.every((digit) => mostHeaps(digit) < 2)) return "endless";
  const any = digits.every(({ heaps }, taken) => taken === 0 || (heaps.includes(0) && heaps.includes(1))); // prettier-ignore
  const plain = digits.every((digit) => digit.parts === "any" && mostHeaps(digit) < 3);
  return any && plain && repeated.every(({ heaps }) => heaps.join() === "0,1") ? "any" : undefined;
}

/** Whether a digit leaves an odd number of equal heaps: then heap n depends on heap n/3, and nothing is known. */
const isThirds = ({ heaps, parts }: Digit): boolean =>
  parts === "equal" && heaps.some((count) => count > 1 && count % 2 === 1);

/**
 * The last heap whose value a proof of g(n + p) = g(n), n ≥ n0, needs, where finitely many takes are allowed.
 *
 * Let a move take at most k stones and leave at most t heaps. A heap n + p with n + p − k ≥ t·(n0 + p) leaves a part of
 * n0 + p or more in every option; p less there has the same value and is an option of n; and back. So the equation
 * must be seen up to n + p = t·(n0 + p) + k − 1. n0 counts as 1 at least, since a part may not vanish; only where
 * every take may leave one heap or none does nothing change when it does.
 *
 * - Parts that are not all equal ask for p more: if the largest, p less, equals all others, one of these is large enough.
 * - h parts that all differ ask for p·h(h − 1)/2 more. If none of n0 + p or more can be p less, since another part has that
 *   size, then below each stand others in steps of p, down to one below n0 + p: in all fewer stones than that.
 * - Two or four equal parts have the value 0 and exist where the number divides what is left: p must be a multiple of it,
 *   so the least such multiple takes the place of p.
 */
export function lastNeeded({ digits }: Rules, preperiod: number, period: number): number {
  const used = digits.filter(({ heaps }) => heaps.length > 0);
  const most = digits.findLastIndex(({ heaps }) => heaps.length > 0);
  const heaps = Math.max(1, ...used.map(mostHeaps));
  const from = used.every((digit) => digit.heaps.join() === "0,1") ? preperiod : Math.max(preperiod, 1); // prettier-ignore
  const apart = Math.max(0, ...used.map(matchesMore));
  const equal = used.flatMap(({ heaps: counts, parts }) => (parts === "equal" ? counts : []));
  const shift = equal.reduce((shared, count) => multiple(shared, Math.max(1, count)), period);
  return heaps * (from + shift) + Math.max(most, 0) - 1 + apart * shift;
}

function matchesMore(digit: Digit): number {
  const most = mostHeaps(digit);
  if (most < 2 || digit.parts === "any" || digit.parts === "equal") return 0;
  return digit.parts === "mixed" ? 1 : (most * (most - 1)) / 2;
}

/** The least common multiple. */
export function multiple(a: number, b: number): number {
  let [greater, less] = [a, b];
  while (less > 0) [greater, less] = [less, greater % less];
  return (a / greater) * b;
}

/**
 * The first heap k from which g(n + p) = g(n) + s is proved for all n ≥ n0 where infinitely many takes leave one heap or
 * none; `undefined` if these values prove none. They repeat above M in steps that divide p, and the equation holds
 * for n0 ≤ n < k.
 *
 * The values reached from n + p are those reached from n at heaps from n0 on, plus s, and those of the heaps below n0 + p.
 * With g(n) the least value not reached, g(n) + s is the least one of n + p if
 *
 * 1. the values below s, and v + s for every v that is reached at a heap below n0, are reached from n + p;
 * 2. v − s is reached from n for every v ≥ s that is reached at a heap below n0 + p.
 *
 * Both are asked of heaps more than M smaller, from which nothing changes any more, for each residue of n; and k is at least
 * n0 + 2M + 1.
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
    /** The first heap of each value that the repeated takes reach from heaps of this residue. */
    const first = new Map<number, number>();
    for (const [heap, value] of values.entries()) {
      const turn = (residue - heap - digits.length) % repeated.length;
      const digit = repeated.at(turn);
      if (digit?.heaps.includes(heap === 0 ? 0 : 1) === true && !first.has(value)) first.set(value, heap); // prettier-ignore
    }
    const ask = (value: number, earlier: number): void => {
      from = Math.max(from, (first.get(value) ?? Infinity) + most + 1 - earlier);
    };
    for (let value = 0; value < saltus; value++) ask(value, shift);
    for (const [value, heap] of first) {
      if (heap < start) ask(value + saltus, shift);
      if (heap < start + shift && value >= saltus) ask(value - saltus, 0);
    }
  }
  return from === Infinity ? undefined : from;
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
  const splitting = rules.digits.flatMap(({ heaps }, taken) => (heaps.includes(2) ? [taken] : []));
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
