import { hackenbush, misereNimOutcome } from "grundy";

type Edges = readonly (readonly [number, number])[];

const ground = (vertex: number): number => (vertex === 1 ? 0 : vertex);

/** The library's values of the branches, each with its edges alone. */
export function library(trees: readonly Edges[]): "PP" | "QQ" {
  const values = trees.flatMap((edges) =>
    edges
      .filter((edge) => edge.includes(1))
      .map((edge) => {
        const kept = [edge];
        const reached = [edge[0] === 1 ? edge[1] : edge[0]];
        for (const vertex of reached) {
          for (const other of edges) {
            if (kept.includes(other) || !other.includes(vertex)) continue;
            kept.push(other);
            reached.push(other[0] === vertex ? other[1] : other[0]);
          }
        }
        return hackenbush.claim(kept.map(([a, b]): [number, number] => [ground(a), ground(b)]));
      }),
  );
  return misereNimOutcome(values) === "N" ? "PP" : "QQ";
}

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
