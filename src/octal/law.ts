import { isProvable } from "../games/theory/prove-period.ts";
import { breaksOf, type Leaves, type TakeAndBreak } from "../games/theory/take-and-break.ts";

/** A law in which what may be left depends on the number of stones taken alone; no take leaves nothing possible. */
export interface CodeLaw extends TakeAndBreak {
  readonly kind: "code";
}

/** A rule that says which numbers a move may take. */
export type NumberRule =
  | { readonly name: "squares" | "cubes" | "primes" | "fibonacci" | "triangular" }
  | { readonly name: "powers"; readonly of: number };

/** A subtraction game whose numbers follow a rule. */
export interface RuleLaw {
  readonly kind: "rule";
  readonly rule: NumberRule;
}

/** A move takes a divisor of the heap that is smaller than the heap. */
interface DivisorLaw {
  readonly kind: "divisors";
}

/** What a single heap can become. */
export type HeapLaw = CodeLaw | RuleLaw | DivisorLaw;

/** What the digit 3 allows: one heap or none, as in a subtraction game. */
export const TAKEN: Leaves = { leaves: 3 };

/** The numbers of a finite subtraction set, where a law is one. */
export function subtractionSet(law: HeapLaw): readonly number[] | undefined {
  if (law.kind !== "code" || law.onward !== undefined) return undefined;
  return law.takes.every(({ leaves }) => leaves === 3)
    ? law.takes.map(({ stones }) => stones)
    : undefined;
}

/**
 * Every list of heaps that one heap can become, each in increasing order, none of them empty, and each once for every
 * number of stones taken, as by {@link breaksOf}.
 *
 * @example
 * [...optionsOf(readGame("0.77").law, 3)]; // [[2], [1, 1], [1]]
 */
export function* optionsOf(law: HeapLaw, size: number): Generator<readonly number[]> {
  switch (law.kind) {
    case "code":
      yield* breaksOf(law, size);
      return;
    case "rule":
    case "divisors":
      for (const stones of numbersWithin(law, size)) yield size === stones ? [] : [size - stones];
  }
}

function numbersWithin(law: RuleLaw | DivisorLaw, size: number): number[] {
  if (law.kind === "divisors") {
    const smaller = Array.from({ length: Math.max(0, size - 1) }, (_, at) => at + 1);
    return smaller.filter((number) => size % number === 0);
  }
  return numbersOf(law.rule, size);
}

/** Why no theorem about periods speaks of a game. */
export type NoTheorem = "powers" | "never" | "rule" | "endless";

/** The law for `provePeriod`; `undefined` where there is no theorem, for one of the reasons of {@link noTheorem}. */
export const provable = (law: HeapLaw): TakeAndBreak | undefined =>
  law.kind === "code" && isProvable(law) ? law : undefined;

/**
 * Why no period is looked for; `undefined` where a theorem can prove one. Of powers the values are known, and sets with a multiple of
 * every number, such as the squares, have no period: p² for the squares, p³, p(2p + 1) for the triangular numbers.
 */
export function noTheorem(law: HeapLaw): NoTheorem | undefined {
  if (law.kind === "rule" && law.rule.name !== "primes") {
    return law.rule.name === "powers" ? "powers" : "never";
  }
  if (law.kind !== "code") return "rule";
  return isProvable(law) ? undefined : "endless";
}

/** The numbers of a rule up to a bound, in increasing order, each once. O(result) time; O(bound log log bound) for primes. */
export function numbersOf(rule: NumberRule, bound: number): number[] {
  switch (rule.name) {
    case "squares":
      return listed((n) => n * n, bound);
    case "cubes":
      return listed((n) => n ** 3, bound);
    case "triangular":
      return listed((n) => (n * (n + 1)) / 2, bound);
    case "powers":
      return listed((n) => rule.of ** (n - 1), bound);
    case "fibonacci":
      return fibonacci(bound);
    case "primes":
      return primes(bound);
  }
}

function listed(term: (n: number) => number, bound: number): number[] {
  const found: number[] = [];
  for (let n = 1, next = term(1); next <= bound; next = term(++n)) found.push(next);
  return found;
}

/** 1, 2, 3, 5, … */
function fibonacci(bound: number): number[] {
  const found: number[] = [];
  for (let [a, b] = [1, 2]; a <= bound; [a, b] = [b, a + b]) found.push(a);
  return found;
}

/** The sieve of Eratosthenes. */
function primes(bound: number): number[] {
  const found: number[] = [];
  const composite = new Uint8Array(bound + 1);
  for (let n = 2; n <= bound; n++) {
    if (composite[n] === 1) continue;
    found.push(n);
    for (let multiple = n * n; multiple <= bound; multiple += n) composite[multiple] = 1;
  }
  return found;
}
