const fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];

const g: number[] = [];
for (let heap = 0; heap <= 1000; heap++) {
  const seen: boolean[] = [];
  for (const taken of fibonacci) if (taken <= heap) seen[g[heap - taken] ?? 0] = true;
  let value = 0;
  while (seen[value]) value++;
  g.push(value);
}

export function table(m: number, n: number, p: number): "Fibo" | "Nacci" {
  const sum = (g[m] ?? 0) ^ (g[n] ?? 0) ^ (g[p] ?? 0);
  return sum === 0 ? "Nacci" : "Fibo";
}
