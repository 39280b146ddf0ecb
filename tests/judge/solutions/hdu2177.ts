/** Every pair of the rule up to the larger heap, as the pair of each of its numbers. */
export function pairs(a: number, b: number): string {
  const partner = new Array<number>(b + 1).fill(-1);
  let start = Infinity;
  for (let x = 0, k = 0; x <= b; x++) {
    if ((partner[x] ?? 0) >= 0) continue;
    partner[x] = x + k;
    if (x + k <= b) partner[x + k] = x;
    if (k === b - a) start = x;
    k += 1;
  }
  if (start === a) return "0";
  const [ofA = 0, ofB = 0] = [partner[a], partner[b]];
  const lines = ["1"];
  if (start < a) lines.push(`${start} ${start + b - a}`);
  if (ofB < a) lines.push(`${ofB} ${b}`);
  if (a < b && ofA < b) lines.push(`${Math.min(a, ofA)} ${Math.max(a, ofA)}`);
  return lines.join("\n");
}

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
