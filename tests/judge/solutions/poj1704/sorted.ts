export function winner(squares: number[]): "Georgia will win" | "Bob will win" {
  const sorted = [...squares].sort((a, b) => a - b);
  let sum = 0;
  for (let i = sorted.length - 1; i >= 0; i -= 2) {
    sum ^= (sorted[i] ?? 0) - (sorted[i - 1] ?? 0) - 1;
  }
  return sum === 0 ? "Bob will win" : "Georgia will win";
}
