import { itemAt } from "./item-at.ts";

/**
 * Computes a maximum matching of a graph: as many edges as possible, no two of which have a common vertex. Entry v is
 * the vertex that v is matched with, or −1. Loops are ignored.
 *
 * From each unmatched vertex it searches for an augmenting path: a path to another unmatched vertex on which unmatched
 * and matched edges alternate. A cycle of odd length on the path, a blossom, is treated as one vertex.
 *
 * @param count number of vertices; the vertices are 0 … count − 1
 * @param edges pairs of vertices
 * @cost O(count · edges · count) time in the worst case, O(count + edges) memory.
 * @throws {RangeError} if an edge has a vertex outside 0 … count − 1.
 * @source J. Edmonds, Paths, trees, and flowers, Canadian Journal of Mathematics 17 (1965).
 * @example
 * maximumMatching(5, [[0, 1], [1, 2], [2, 0], [2, 3]]); // [1, 0, 3, 2, -1]
 */
export function maximumMatching(
  count: number,
  edges: readonly (readonly [number, number])[],
): readonly number[] {
  const neighbours = Array.from({ length: count }, (): number[] => []);
  for (const [from, to] of edges) {
    const [one, other] = [neighbours[from], neighbours[to]];
    if (one === undefined || other === undefined)
      throw new RangeError(
        `Cannot match vertices: they must be integers from 0 to ${count - 1}, current value is ${from}-${to}`,
      );
    one.push(to);
    other.push(from);
  }
  const partner = neighbours.map(() => -1);
  for (const root of neighbours.keys()) {
    if (partner[root] === -1) augment(root, neighbours, partner);
  }
  return partner;
}

/** Adds an edge to the matching by an augmenting path from an unmatched vertex, if there is one. */
function augment(
  root: number,
  neighbours: readonly (readonly number[])[],
  partner: number[],
): void {
  /** The predecessor of each vertex that is at an odd distance from the root or in a blossom. */
  const before = neighbours.map(() => -1);
  /** The base of each vertex: itself, or the vertex of its blossom that is nearest to the root. */
  const base = [...neighbours.keys()];
  const isEven = neighbours.map((_, vertex) => vertex === root);
  const queue = [root];

  const baseOf = (vertex: number): number => itemAt(base, vertex);
  const partnerOf = (vertex: number): number => itemAt(partner, vertex);

  /** Returns the base at which the paths from two vertices to the root meet. */
  const meeting = (one: number, other: number): number => {
    const seen = new Set<number>();
    for (let at = baseOf(one); ; at = baseOf(itemAt(before, partnerOf(at)))) {
      seen.add(at);
      if (partnerOf(at) === -1) break; // the root
    }
    let at = baseOf(other);
    while (!seen.has(at)) at = baseOf(itemAt(before, partnerOf(at)));
    return at;
  };

  const contract = (one: number, other: number): void => {
    const meet = meeting(one, other);
    const blossom = new Set<number>();
    for (const [from, across] of [
      [one, other],
      [other, one],
    ] as const) {
      // prettier-ignore
      let next = across;
      for (let at = from; baseOf(at) !== meet; at = itemAt(before, next)) {
        blossom.add(baseOf(at)).add(baseOf(partnerOf(at)));
        before[at] = next;
        next = partnerOf(at);
      }
    }
    for (const vertex of base.keys()) {
      if (!blossom.has(baseOf(vertex))) continue;
      base[vertex] = meet;
      if (isEven[vertex]) continue;
      isEven[vertex] = true;
      queue.push(vertex);
    }
  };

  for (const vertex of queue) {
    for (const next of itemAt(neighbours, vertex)) {
      if (baseOf(vertex) === baseOf(next) || partnerOf(vertex) === next) continue;
      if (isEven[next]) {
        contract(vertex, next);
      } else if (before[next] === -1) {
        before[next] = vertex;
        const beyond = partnerOf(next);
        if (beyond === -1) {
          flip(next, before, partner);
          return;
        }
        isEven[beyond] = true;
        queue.push(beyond);
      }
    }
  }
}

/** Matches every second edge of the path that ends in a vertex, instead of the others. */
function flip(end: number, before: readonly number[], partner: number[]): void {
  for (let at = end; at !== -1;) {
    const last = itemAt(before, at);
    const next = itemAt(partner, last);
    partner[at] = last;
    partner[last] = at;
    at = next;
  }
}
