type Edges = readonly (readonly [number, number])[];

export function recursion(trees: readonly Edges[]): "PP" | "QQ" {
  let sum = 0;
  let large = false;
  for (const edges of trees) {
    const near = new Map<number, number[]>();
    for (const [a, b] of edges) {
      near.set(a, [...(near.get(a) ?? []), b]);
      near.set(b, [...(near.get(b) ?? []), a]);
    }
    const value = (vertex: number, parent: number): number =>
      (near.get(vertex) ?? [])
        .filter((other) => other !== parent)
        .reduce((total, child) => total ^ (value(child, vertex) + 1), 0);
    for (const child of near.get(1) ?? []) {
      const branch = value(child, 1) + 1;
      sum ^= branch;
      large ||= branch > 1;
    }
  }
  return large === (sum !== 0) ? "PP" : "QQ";
}
