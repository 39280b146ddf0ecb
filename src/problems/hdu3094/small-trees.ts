import type { Edge } from "../../games/rulesets/edges.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { rooted, type Tree } from "./tree.ts";

/** A tree without numbers: the subtrees of its root, in a fixed order. */
type Shape = readonly Shape[];

/** An item, and its size. */
type Sized<Item> = readonly [Item, number];

/** Yields all lists of items in the given order, with repetitions, whose sizes have this sum. */
function* listsOf<Item>(
  items: readonly Sized<Item>[],
  sum: number,
): Generator<readonly Item[], void, undefined> {
  if (sum === 0) yield [];
  for (const [at, [item, size]] of items.entries()) {
    if (size > sum) continue;
    for (const rest of listsOf(items.slice(at), sum - size)) yield [item, ...rest];
  }
}

/** Returns each tree with up to `most` edges once, with its size as a branch, one more than its number of edges. */
function shapesUpTo(most: number): readonly Sized<Shape>[] {
  const shapes: Sized<Shape>[] = [];
  for (let edges = 0; edges <= most; edges++) {
    const found = [...listsOf(shapes, edges)];
    shapes.push(...found.map((shape) => [shape, edges + 1] as const));
  }
  return shapes;
}

/** Returns the edges of a tree whose vertices are numbered in depth-first order. */
function edgesOf(shape: Shape): Tree {
  const edges: Edge[] = [];
  const visit = (children: Shape, vertex: number): void => {
    for (const child of children) {
      const next = edges.length + 2;
      edges.push([vertex, next]);
      visit(child, next);
    }
  };
  visit(shape, 1);
  return edges;
}

/** Returns all trees with up to `most` edges, each once, those with few edges first. */
export const treesUpTo = (most: number): readonly Tree[] =>
  shapesUpTo(most).map(([shape]) => edgesOf(shape));

/** Yields a single tree without edges, then all lists of trees with edges and a total of up to `most` edges. */
export function* forestsUpTo(most: number): Generator<readonly Tree[], void, undefined> {
  yield [[]];
  const trees = treesUpTo(most).map((tree) => [tree, tree.length] as const);
  for (let edges = 1; edges <= most; edges++) yield* listsOf(trees.slice(1), edges);
}

/** Returns a tree with all vertices except the root numbered in reverse, and with the ends of each edge exchanged. */
export function renumbered(tree: Tree): Tree {
  const name = (vertex: number): number => (vertex === 1 ? 1 : tree.length + 3 - vertex);
  return tree.map(([from, to]): Edge => [name(to), name(from)]);
}

/** Yields trees with fewer edges: half of the tree, its branches, and the tree without each of its leaves. */
export function* simplerTrees(tree: Tree): Generator<Tree, void, undefined> {
  const { order, children } = rooted(tree);
  if (order.length > 3) yield part(tree, order.slice(0, order.length >> 1));
  for (const child of itemAt(children, 1)) {
    const branch = [child];
    for (const vertex of branch) for (const next of itemAt(children, vertex)) branch.push(next);
    if (branch.length < tree.length) yield part(tree, [1, ...branch]);
  }
  for (const leaf of order.slice(1)) {
    if (children[leaf]?.length === 0)
      yield part(
        tree,
        order.filter((vertex) => vertex !== leaf),
      );
  }
}

/** Returns the part that a search finds if it follows each edge only in the direction in which it is written. */
export function directedPart(tree: Tree): Tree {
  const next = new Map<number, number[]>();
  for (const [from, to] of tree)
    next
      .set(from, next.get(from) ?? [])
      .get(from)
      ?.push(to);
  const reached = [1];
  for (const vertex of reached) for (const to of next.get(vertex) ?? []) reached.push(to);
  return part(tree, reached);
}

/** Returns the edges between these vertices, renumbered from 1. */
function part(tree: Tree, vertices: readonly number[]): Tree {
  const names = new Map(vertices.toSorted((a, b) => a - b).map((vertex, at) => [vertex, at + 1]));
  return tree.flatMap(([a, b]) => {
    const [from, to] = [names.get(a), names.get(b)];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
}
