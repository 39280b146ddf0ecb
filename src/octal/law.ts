import { isProvable } from "../games/theory/prove-period.ts";
import { breaksOf, type Leaves, type TakeAndBreak } from "../games/theory/take-and-break.ts";

/** A law in which the heaps left depend only on the number of stones taken. Every take has a non-zero digit. */
export interface CodeLaw extends TakeAndBreak {
  readonly kind: "code";
}

/** A rule that defines the numbers that a move may take. */
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

/** A law that defines the options of a single heap. */
export type HeapLaw = CodeLaw | RuleLaw | DivisorLaw;

/** The digit 3, which allows one heap or none, as in a subtraction game. */
export const SUBTRACTION_DIGIT: Leaves = { leaves: 3 };

/** Returns the numbers of a finite subtraction set; undefined if the law is not one. */
export function subtractionSet(law: HeapLaw): readonly number[] | undefined {
  if (law.kind !== "code" || law.onward !== undefined) return undefined;
  return law.takes.every(({ leaves }) => leaves === 3)
    ? law.takes.map(({ stones }) => stones)
    : undefined;
}

/**
 * Lists the options of one heap, each as its non-empty heaps in increasing order, and each once for every number of
 * stones taken, like {@link breaksOf}.
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

/** The reason why no theorem about periods applies to a game. */
export type NoTheorem = "powers" | "never" | "rule" | "endless";

/** Returns the law for `provePeriod`; `undefined` if no theorem applies, for the reason of {@link noTheorem}. */
export const provable = (law: HeapLaw): TakeAndBreak | undefined =>
  law.kind === "code" && isProvable(law) ? law : undefined;

/**
 * Returns the reason why no period is searched; `undefined` if a theorem can prove one. The values for powers are
 * known. A set with a multiple of every number p has no period: squares p², cubes p³, triangular numbers p(2p + 1).
 */
export function noTheorem(law: HeapLaw): NoTheorem | undefined {
  if (law.kind === "rule" && law.rule.name !== "primes") {
    return law.rule.name === "powers" ? "powers" : "never";
  }
  if (law.kind !== "code") return "rule";
  return isProvable(law) ? undefined : "endless";
}

/** Lists the numbers of a rule up to a bound, increasing. O(result) time; O(bound log log bound) for primes. */
export function numbersOf(rule: NumberRule, bound: number): number[] {
  switch (rule.name) {
    case "squares":
      return termsUpTo((n) => n * n, bound);
    case "cubes":
      return termsUpTo((n) => n ** 3, bound);
    case "triangular":
      return termsUpTo((n) => (n * (n + 1)) / 2, bound);
    case "powers":
      return termsUpTo((n) => rule.of ** (n - 1), bound);
    case "fibonacci":
      return fibonacci(bound);
    case "primes":
      return primes(bound);
  }
}

function termsUpTo(term: (n: number) => number, bound: number): number[] {
  const found: number[] = [];
  for (let n = 1, next = term(1); next <= bound; next = term(++n)) found.push(next);
  return found;
}

/** Lists the Fibonacci numbers 1, 2, 3, 5, … */
function fibonacci(bound: number): number[] {
  const found: number[] = [];
  for (let [a, b] = [1, 2]; a <= bound; [a, b] = [b, a + b]) found.push(a);
  return found;
}

/** Lists the primes by the sieve of Eratosthenes. */
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
