export function winner(a: number, b: number): "Stan wins" | "Ollie wins" {
  const isWon = (large: number, small: number): boolean =>
    large % small === 0 || large >= 2 * small || !isWon(small, large - small);
  return isWon(Math.max(a, b), Math.min(a, b)) ? "Stan wins" : "Ollie wins";
}
