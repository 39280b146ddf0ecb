import fc from "fast-check";
import { expect, test } from "vitest";
import { hackenbush, removedEdges } from "../../../src/games/rulesets/hackenbush.ts";
import type { Edge } from "../../../src/games/rulesets/edges.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { whole } from "../../support/extent.ts";

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Lists every multiset of at most `most` items, in their order. */
function* multisets<Item>(items: readonly Item[], most: number): Generator<readonly Item[]> {
  yield [];
  if (most === 0) return;
  for (const [at, item] of items.entries()) {
    for (const rest of multisets(items.slice(at), most - 1)) yield [item, ...rest];
  }
}

const isPosition = (edges: readonly Edge[]): boolean => {
  try {
    hackenbush.check(edges);
    return true;
  } catch {
    return false;
  }
};

test("claim is the Grundy value for every graph on the ground and three points, including loops", () => {
  const pairs = upTo(4).flatMap((from) => upTo(4 - from).map((more): Edge => [from, from + more]));
  let graphs = 0;
  for (const edges of multisets(pairs, whole ? 6 : 5)) {
    if (!isPosition(edges)) continue;
    graphs += 1;
    if (hackenbush.claim(edges) !== grundyValue(hackenbush, edges)) expect.fail(hackenbush.print(edges)); // prettier-ignore
  }
  expect(graphs).toBeGreaterThan(1000);
});

/** Returns the edges that remain after a cut, by a search from the ground. */
function leftWithout(edges: readonly Edge[], cut: number): readonly Edge[] {
  const others = edges.toSpliced(cut, 1);
  const reached = new Set([0]);
  for (const point of reached)
    for (const edge of others) if (edge.includes(point)) edge.forEach((end) => reached.add(end));
  return others.filter(([end]) => reached.has(end));
}

test("removedEdges lists the cut edge first", () => {
  for (const text of ["0-1", "1-2 0-1", "0-1 1-2 1-3", "2-3 1-2 0-1 0-3 0-3", "1-1 0-1"]) {
    const edges = hackenbush.parse(text);
    for (const option of hackenbush.options(edges)) {
      const [[from, to] = [0, 0], ...dropped] = removedEdges(edges, option);
      const cut = edges.findIndex((edge) => edge.join() === `${from},${to}`);
      expect(leftWithout(edges, cut), text).toEqual(option);
      expect(dropped.length).toBe(edges.length - option.length - 1);
    }
  }
});

/** A graph on up to seven points, each joined to a smaller one, with further edges between any points. */
const graph = fc
  .tuple(
    fc.array(fc.nat(100), { maxLength: 6 }),
    fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 3 }),
  )
  .map(([parents, more]) => [
    ...parents.map((parent, at): Edge => [at + 1, parent % (at + 1)]),
    ...more.filter((edge) => Math.max(...edge) <= parents.length),
  ]);

test("claim is the Grundy value for larger graphs, with the edges in any order", () => {
  fc.assert(
    fc.property(
      graph.chain((edges) => fc.shuffledSubarray(edges, { minLength: edges.length })),
      (edges) => {
        expect(hackenbush.claim(edges)).toBe(grundyValue(hackenbush, edges));
      },
    ),
  );
});

test("claim does not overflow the stack for a path or a cycle of 30 000 edges, and options rejects them", () => {
  const stalk = upTo(30_000).map((point): Edge => [point, point + 1]);
  expect(hackenbush.claim(stalk)).toBe(30_000);
  expect(hackenbush.claim([...stalk, [30_000, 0]])).toBe(1);
  expect(() => hackenbush.options(stalk)).toThrow("must be at most 1000 edges");
});

test.each([
  ["0-1 2-3", 1, 5],
  ["0-1\n1", 2, 1],
  ["0-1 1-2-3", 1, 5],
])("parse rejects %j with line and column", (text, line, column) => {
  const read = () => hackenbush.parse(text);
  expect(read).toThrow(InputError);
  expect(read).toThrow(expect.objectContaining({ line, column }));
});
