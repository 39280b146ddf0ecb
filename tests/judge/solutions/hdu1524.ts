/** Rounds of all vertices, until no value changes: each is right once those of its options are. */
export function rounds(graph: number[][], pieces: number[]): "WIN" | "LOSE" {
  const values = new Array<number>(graph.length).fill(0);
  for (let changed = true; changed;) {
    changed = false;
    // Both directions in turn, for chains of either.
    for (const order of [[...graph.keys()], [...graph.keys()].reverse()]) {
      for (const vertex of order) {
        const seen = new Set(graph[vertex]?.map((option) => values[option]));
        let least = 0;
        while (seen.has(least)) least++;
        if (values[vertex] === least) continue;
        values[vertex] = least;
        changed = true;
      }
    }
  }
  let sum = 0;
  for (const vertex of pieces) sum ^= values[vertex] ?? 0;
  return sum === 0 ? "LOSE" : "WIN";
}
