/** The golden ratio without rounding: x > φ exactly when x² > x + 1. */
export function ratio(a: number, b: number): "Stan wins" | "Ollie wins" {
  const [large, small] = [BigInt(Math.max(a, b)), BigInt(Math.min(a, b))];
  const isAbove = large * large > small * (large + small);
  return large === small || isAbove ? "Stan wins" : "Ollie wins";
}
