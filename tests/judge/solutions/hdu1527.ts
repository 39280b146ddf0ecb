/** By the test with squares. */
export function squares(a: number, b: number): 0 | 1 {
  const [x, y] = [BigInt(Math.min(a, b)), BigInt(Math.max(a, b))];
  const k = y - x;
  return x * x <= k * y && (x + 1n) * (x + 1n) > k * (y + 1n) ? 0 : 1;
}
