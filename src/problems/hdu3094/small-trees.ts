import type { Edge } from "../../games/rulesets/edges.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { rooted, type Tree } from "./tree.ts";

/** The trees that hang on the root, in a fixed order. */
type Shape = readonly Shape[];

/** An item, and its size. */
type Sized<Item> = readonly [Item, number];

/** All lists of items in their order, each as often as one likes, whose sizes have this sum. */
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

/** Each tree with up to so many edges once, with the size that it has as a branch: one more than edges. */
function shapesUpTo(most: number): readonly Sized<Shape>[] {
  const shapes: Sized<Shape>[] = [];
  for (let edges = 0; edges <= most; edges++) {
    const found = [...listsOf(shapes, edges)];
    shapes.push(...found.map((shape) => [shape, edges + 1] as const));
  }
  return shapes;
}

/** The vertices are numbered as a search in depth finds them. */
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

/** All trees with up to so many edges, each once, those with few edges first. */
export const treesUpTo = (most: number): readonly Tree[] =>
  shapesUpTo(most).map(([shape]) => edgesOf(shape));

/** All lists of trees that have edges, with up to so many in all; before them a tree that has none. */
export function* forestsUpTo(most: number): Generator<readonly Tree[], void, undefined> {
  yield [[]];
  const trees = treesUpTo(most).map((tree) => [tree, tree.length] as const);
  for (let edges = 1; edges <= most; edges++) yield* listsOf(trees.slice(1), edges);
}

/** The same tree with its vertices numbered the other way, but for the root, and with each edge written from its other end. */
export function renamed(tree: Tree): Tree {
  const name = (vertex: number): number => (vertex === 1 ? 1 : tree.length + 3 - vertex);
  return tree.map(([from, to]): Edge => [name(to), name(from)]);
}

/** Trees with fewer edges: half of the tree, its branches, and the tree without one leaf. */
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

/** What a search finds that goes along an edge only in the direction in which it is written. */
export function oneWay(tree: Tree): Tree {
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

/** The edges between these vertices, which get the numbers from 1 on. */
function part(tree: Tree, vertices: readonly number[]): Tree {
  const names = new Map(vertices.toSorted((a, b) => a - b).map((vertex, at) => [vertex, at + 1]));
  return tree.flatMap(([a, b]) => {
    const [from, to] = [names.get(a), names.get(b)];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
}
