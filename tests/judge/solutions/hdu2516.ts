import { fibonacciNim } from "grundy";

type Verdict = "First win" | "Second win";

export const library = (n: number): Verdict =>
  fibonacciNim.claimOutcome([n, n - 1]) === "P" ? "Second win" : "First win";

/** A number is a Fibonacci number exactly when 5n² + 4 or 5n² − 4 is a square. */
export function squares(n: number): Verdict {
  const five = 5n * BigInt(n) * BigInt(n);
  const near = BigInt(Math.round(n * Math.sqrt(5)));
  const roots = [near - 1n, near, near + 1n];
  const isLost = roots.some((root) => root * root === five + 4n || root * root === five - 4n);
  return isLost ? "Second win" : "First win";
}

export function list(n: number): Verdict {
  let [x, y] = [1, 2];
  while (x < n) [x, y] = [y, x + y];
  return x === n ? "Second win" : "First win";
}
