/** The golden ratio without rounding: x > φ exactly when x² > x + 1. */
export function ratio(a: number, b: number): "Stan wins" | "Ollie wins" {
  const [large, small] = [BigInt(Math.max(a, b)), BigInt(Math.min(a, b))];
  const isAbove = large * large > small * (large + small);
  return large === small || isAbove ? "Stan wins" : "Ollie wins";
}

export function walk(a: number, b: number): "Stan wins" | "Ollie wins" {
  const isWon = (large: number, small: number): boolean =>
    large % small === 0 || large >= 2 * small || !isWon(small, large - small);
  return isWon(Math.max(a, b), Math.min(a, b)) ? "Stan wins" : "Ollie wins";
}
