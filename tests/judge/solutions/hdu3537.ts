/**
 * The odious numbers have the nim-sum 0 exactly when they are an even number, and the numbers of the
 * coins have it: the last binary digits are then settled by the others.
 */
export function even(coins: number[]): "Yes" | "No" {
  const sorted = [...coins].sort((a, b) => a - b);
  let count = 0;
  let sum = 0;
  for (const [at, coin] of sorted.entries()) {
    if (coin === sorted[at - 1]) continue;
    count++;
    sum ^= coin;
  }
  return count % 2 === 0 && sum === 0 ? "Yes" : "No";
}
