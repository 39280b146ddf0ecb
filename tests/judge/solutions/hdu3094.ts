type Edges = readonly (readonly [number, number])[];

/** Leaf after leaf is taken away; the neighbours that are left are kept as their exclusive or. */
export function leaves(edges: Edges): "Alice" | "Bob" {
  const degree = new Int32Array(edges.length + 2);
  const others = new Int32Array(edges.length + 2);
  const value = new Int32Array(edges.length + 2);
  const change = (vertex: number, other: number, by: number): void => {
    degree[vertex] = (degree[vertex] ?? 0) + by;
    others[vertex] = (others[vertex] ?? 0) ^ other;
  };
  for (const [a, b] of edges) {
    change(a, b, 1);
    change(b, a, 1);
  }
  for (let start = 2; start < degree.length; start++) {
    let leaf = start;
    while (leaf !== 1 && degree[leaf] === 1) {
      const parent = others[leaf] ?? 0;
      value[parent] = (value[parent] ?? 0) ^ ((value[leaf] ?? 0) + 1);
      degree[leaf] = 0;
      change(parent, leaf, -1);
      leaf = parent;
    }
  }
  return value[1] === 0 ? "Bob" : "Alice";
}
