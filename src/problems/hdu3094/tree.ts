import type { Edge } from "../../games/rulesets/edges.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { randomInteger, shuffled } from "../generate.ts";
import type { ExplainedRow, Limit, PhraseId, Valued } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";

/** The edges of a tree with the vertices 1, 2, 3, …, in any order and direction. Vertex 1 is its root. */
export type Tree = readonly Edge[];

/** Reads the number of vertices and the edges. Rejects edges that close a cycle, so that the others form a tree. */
export function readTree(reader: TokenReader, what: PhraseId, { min, max }: Limit): Tree {
  const count = reader.integer(what, min, max);
  /** Another vertex of the same part (union–find), or the vertex itself. */
  const other = Int32Array.from({ length: count + 1 }, (_, vertex) => vertex);
  const partOf = (vertex: number): number => {
    let at = vertex;
    while (itemAt(other, at) !== at) at = other[at] = itemAt(other, itemAt(other, at));
    return at;
  };
  const edges: Edge[] = [];
  while (edges.length < count - 1) {
    const from = reader.integer("edgeFrom", 1, count);
    const to = reader.integer("edgeTo", 1, count);
    const [part, joined] = [partOf(from), partOf(to)];
    if (part === joined) reader.reject({ id: "cycle" });
    other[part] = joined;
    edges.push([from, to]);
  }
  return edges;
}

/** Returns the lines of a tree: the number of vertices, and a line for each edge. */
export const treeLines = (tree: Tree): readonly (readonly number[])[] => [
  [tree.length + 1],
  ...tree,
];

/** A rooted tree. Except in `order`, entry v of a list belongs to vertex v, and entry 0 is unused. */
export interface Rooted {
  /** The vertices, the root first, each after its parent. */
  readonly order: readonly number[];
  readonly parents: readonly number[];
  readonly children: readonly (readonly number[])[];
  /** The Grundy value of the subtree above each vertex. */
  readonly values: readonly number[];
  /** The number of edges of the subtree above each vertex. */
  readonly carried: readonly number[];
}

/** Computes the order from the root, then the values from its end; a path may be too long for recursion. O(n). */
export function rooted(tree: Tree): Rooted {
  const empty = (): number[] => new Array<number>(tree.length + 2).fill(0);
  const children = empty().map((): number[] => []);
  for (const [from, to] of tree) {
    children[from]?.push(to);
    children[to]?.push(from);
  }
  const [order, parents, values, carried] = [[1], empty(), empty(), empty()];
  for (const vertex of order) {
    for (const child of itemAt(children, vertex)) {
      parents[child] = vertex;
      const near = itemAt(children, child);
      near.splice(near.indexOf(vertex), 1);
      order.push(child);
    }
  }
  for (let at = order.length - 1; at > 0; at--) {
    const vertex = itemAt(order, at);
    const below = itemAt(parents, vertex);
    values[below] = itemAt(values, below) ^ (itemAt(values, vertex) + 1);
    carried[below] = itemAt(carried, below) + itemAt(carried, vertex) + 1;
  }
  return { order, parents, children, values, carried };
}

/** Returns the Grundy values of the branches at the root: each edge there with the subtree above it. None is 0. */
export const branchValues = ({ children, values }: Rooted): readonly number[] =>
  itemAt(children, 1).map((child) => itemAt(values, child) + 1);

/** Returns the number of edges and the Grundy value of the branch of a child of the root. */
export const valued = ({ values, carried }: Rooted, child: number): Required<Valued> => ({
  value: String(itemAt(carried, child) + 1),
  grundy: itemAt(values, child) + 1,
});

/** The only row of an explanation without branches. */
export const noBranch = {
  label: { id: "noBranch" },
  value: "0",
  grundy: 0,
} as const satisfies ExplainedRow;

/** A cut that gives a branch another value. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly after: Required<Valued>;
}

/**
 * Yields the cuts that give the branch of a child of the root the value `wanted`. From the root up, each edge has a
 * required value w: if w = 0, the edge is cut; otherwise the subtree above it must get the value w − 1, which
 * determines the required value of each edge there. O(edges of the branch).
 */
export function* cutsTo(
  wanted: number,
  { parents, children, values, carried }: Rooted,
  branch: number,
): Generator<Cut, void, undefined> {
  const open = [[branch, wanted] as const];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [vertex, edge] = next;
    if (edge === 0) {
      const left = itemAt(carried, branch) - itemAt(carried, vertex);
      const after = { value: String(left), grundy: wanted };
      yield { from: itemAt(parents, vertex), to: vertex, after };
      continue;
    }
    const change = itemAt(values, vertex) ^ (edge - 1);
    for (const child of itemAt(children, vertex).toReversed())
      open.push([child, (itemAt(values, child) + 1) ^ change]);
  }
}

/**
 * Returns a random tree with shuffled numbers, in which the parent of a vertex is at most `back` places before it. By
 * default, the tree is either high or low.
 */
export function randomTree(
  random: () => number,
  count: number,
  back = random() < 0.5 ? randomInteger(random, 1, 4) : count,
): Tree {
  const names = [1, ...shuffled(random, count - 1).map((at) => at + 2)];
  return shuffled(random, count - 1).map((at): Edge => {
    const below = itemAt(names, randomInteger(random, Math.max(0, at + 1 - back), at));
    const above = itemAt(names, at + 1);
    return random() < 0.5 ? [below, above] : [above, below];
  });
}
