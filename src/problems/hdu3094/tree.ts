import type { Edge } from "../../games/rulesets/edges.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { randomInteger, shuffled } from "../generate.ts";
import type { ExplainedRow, Limit, PhraseId, Valued } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";

/** The edges of a tree with the vertices 1, 2, 3, …, one more than edges, in any order and direction. Vertex 1 is its root. */
export type Tree = readonly Edge[];

/** The number of vertices and the edges; refuses edges that close a cycle, so that those accepted make a tree. */
export function readTree(reader: TokenReader, what: PhraseId, { min, max }: Limit): Tree {
  const count = reader.integer(what, min, max);
  /** Another vertex of the same part so far, or the vertex itself. */
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

/** The number of vertices, and a line for each edge. */
export const treeLines = (tree: Tree): readonly (readonly number[])[] => [
  [tree.length + 1],
  ...tree,
];

/** A tree as seen from its root. Entry v of a list is about vertex v; entry 0 is about none. */
export interface Rooted {
  /** The vertices, the root first, each after its parent. */
  readonly order: readonly number[];
  readonly parents: readonly number[];
  readonly children: readonly (readonly number[])[];
  /** The Grundy value of what a vertex carries. */
  readonly values: readonly number[];
  /** The number of edges that a vertex carries. */
  readonly carried: readonly number[];
}

/** The order from the root, and then the values from its end, since a path may be too long for recursion. O(n). */
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

/** The Grundy values of the branches at the root: of each edge there, with what hangs on it. None is 0. */
export const branchValues = ({ children, values }: Rooted): readonly number[] =>
  itemAt(children, 1).map((child) => itemAt(values, child) + 1);

/** The branch of a child of the root: its edges, and its Grundy value. */
export const valued = ({ values, carried }: Rooted, child: number): Required<Valued> => ({
  value: String(itemAt(carried, child) + 1),
  grundy: itemAt(values, child) + 1,
});

/** Stands for the rows where there is no edge. */
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
 * The cuts that give the branch of a child of the root a value. From the root up: if an edge must get the value w, then
 * cutting it is right for w = 0, and otherwise what its upper end carries must get the value w − 1. So of each edge it is
 * known what it must get. O(edges of the branch).
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
 * A tree whose vertices hang on one of those that come up to `back` places before them; with its numbers mixed. Unless that
 * is told, it is high or low.
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
