/** Every move, with the test in squares for what it leaves. */
export function moves(a: number, b: number): string {
  const isLost = (x: number, y: number): boolean => {
    const k = y - x;
    return x * x <= k * y && (x + 1) ** 2 > k * (y + 1);
  };
  if (isLost(a, b)) return "0";
  const lines = ["1"];
  for (let t = 1; t <= a; t++) if (isLost(a - t, b - t)) lines.push(`${a - t} ${b - t}`);
  for (let t = 1; t <= a; t++) if (isLost(a - t, b)) lines.push(`${a - t} ${b}`);
  for (let t = 1; t <= b && a < b; t++) {
    const [x, y] = [Math.min(a, b - t), Math.max(a, b - t)];
    if (isLost(x, y)) lines.push(`${x} ${y}`);
  }
  return lines.join("\n");
}
