type Verdict = "First win" | "Second win";

/** A number is a Fibonacci number exactly when 5n² + 4 or 5n² − 4 is a square. */
export function squares(n: number): Verdict {
  const five = 5n * BigInt(n) * BigInt(n);
  const near = BigInt(Math.round(n * Math.sqrt(5)));
  const roots = [near - 1n, near, near + 1n];
  const isLost = roots.some((root) => root * root === five + 4n || root * root === five - 4n);
  return isLost ? "Second win" : "First win";
}
