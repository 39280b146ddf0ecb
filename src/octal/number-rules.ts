/** A rule that says which numbers a move may take. */
export type NumberRule =
  | { readonly name: "squares" | "cubes" | "primes" | "fibonacci" | "triangular" }
  | { readonly name: "powers"; readonly of: number };

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
