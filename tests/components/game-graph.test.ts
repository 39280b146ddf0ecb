import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCycle } from "../../src/games/theory/finite-graph.ts";
import { type GameGraph, settleGraph } from "../../components/charts/game-graph.ts";
import { layOutGraph, nodeBox } from "../../components/charts/lay-out-graph.ts";
import { acyclicGraph, anyGraph } from "../support/arbitraries.ts";
import { drawn } from "../support/extent.ts";

/** The outcome by the definition alone. */
function isP(graph: GameGraph, name: string): boolean {
  const node = graph.find((one) => one.name === name);
  return (node?.options ?? []).every((option) => !isP(graph, option));
}

describe("a settled graph", () => {
  test("has each position once, after its options, with their mex as its value and its outcome", () => {
    fc.assert(
      fc.property(acyclicGraph(8), (graph) => {
        const settled = settleGraph(graph);
        const value = new Map<string, number>();
        for (const { name, options, grundy, outcome } of settled) {
          const values = options.map((option) => value.get(option));
          expect(values, name).not.toContain(undefined);
          expect(values, name).not.toContain(grundy);
          for (let less = 0; less < grundy; less++) expect(values, name).toContain(less);
          expect(outcome, name).toBe(isP(graph, name) ? "P" : "N");
          value.set(name, grundy);
        }
        expect(value.size).toBe(graph.length);
      }),
    );
  });

  test("a graph with a cycle is refused", () => {
    const graph = [
      { name: "a", options: ["b"] },
      { name: "b", options: ["a", "c"] },
      { name: "c", options: [] },
    ];
    expect(() => settleGraph(graph)).toThrow("every play must end");
  });
});

describe("findCycle", () => {
  test("what it finds is a cycle, and it finds one unless the graph can be settled", () => {
    fc.assert(
      fc.property(anyGraph(), (graph) => {
        const cycle = findCycle(graph);
        if (cycle === undefined) {
          expect(settleGraph(graph)).toHaveLength(graph.length);
          return;
        }
        cycle.forEach((name, index) => {
          const node = graph.find((one) => one.name === name);
          expect(node?.options).toContain(cycle[(index + 1) % cycle.length]);
        });
        expect(new Set(cycle).size).toBe(cycle.length);
      }),
    );
  });
});

describe("a graph's layout", () => {
  test("no two nodes overlap, and all lie inside the drawing", () => {
    fc.assert(
      fc.property(acyclicGraph(40), (graph) => {
        const { width, height, nodes } = layOutGraph(graph);
        const boxes = nodes.map(({ name, x, y }) => {
          const box = nodeBox(name);
          return { left: x - box.width / 2, top: y - box.height / 2, ...box };
        });
        boxes.forEach((one, index) => {
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.top).toBeGreaterThanOrEqual(0);
          expect(one.left + one.width).toBeLessThanOrEqual(width);
          expect(one.top + one.height).toBeLessThanOrEqual(height);
          for (const other of boxes.slice(index + 1)) {
            const beside =
              one.left + one.width <= other.left || other.left + other.width <= one.left;
            const above = one.top + one.height <= other.top || other.top + other.height <= one.top;
            expect(beside || above).toBe(true);
          }
        });
      }),
      { numRuns: drawn(120) },
    );
  });

  test("has a line of some length for every move, inside the drawing, with cycles or without", () => {
    // A heap of n, from which a divisor of n is taken: its arrows to 0 pass beside all other nodes.
    const divisors = [6, 5, 4, 3, 2, 1, 0].map((n) => ({
      name: `${n}`,
      options: [1, 2, 3, 4, 5, 6].filter((d) => n % d === 0 && d <= n).map((d) => `${n - d}`),
    }));
    fc.assert(
      fc.property(fc.oneof(anyGraph(), acyclicGraph(20)), (graph) => {
        const { width, height, nodes, edges } = layOutGraph(graph);
        expect(nodes.map(({ name }) => name)).toEqual(graph.map(({ name }) => name));
        expect(edges.map(({ from, to }) => [from, to])).toEqual(
          graph.flatMap(({ name, options }) => options.map((option) => [name, option])),
        );
        for (const { line, head } of edges) {
          const points = [...`${line}${head}`.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
          expect(new Set(points.map(([point]) => point)).size).toBeGreaterThan(1);
          for (const [, x, y] of points) {
            expect(Math.min(Number(x), width - Number(x))).toBeGreaterThan(0);
            expect(Math.min(Number(y), height - Number(y))).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: drawn(200), examples: [[[{ name: "a", options: ["a"] }]], [divisors]] },
    );
  });

  test("an option stands lower than the position that leads to it", () => {
    fc.assert(
      fc.property(acyclicGraph(20), (graph) => {
        const { nodes, edges } = layOutGraph(graph);
        const y = new Map(nodes.map((node) => [node.name, node.y]));
        expect(edges).toHaveLength(graph.reduce((sum, { options }) => sum + options.length, 0));
        for (const { from, to } of edges) expect(y.get(to)).toBeGreaterThan(y.get(from) ?? 0);
      }),
      { numRuns: drawn(120) },
    );
  });

  test("the positions of one heap are an axis, and their longer moves pass on its right", () => {
    const heap = [7, 6, 5, 4, 3, 2, 1, 0].map((n) => ({
      name: `${n}`,
      options: [1, 2, 3].filter((taken) => taken <= n).map((taken) => `${n - taken}`),
    }));
    const { nodes, edges } = layOutGraph(heap);
    const [axis = 0] = new Set(nodes.map(({ x }) => x));
    expect(nodes.every(({ x }) => x === axis)).toBe(true);
    for (const { from, to, line } of edges) {
      const across = [...line.matchAll(/(-?[\d.]+),/g)].map(([, x]) => Number(x));
      if (Number(from) - Number(to) === 1) expect(new Set(across)).toEqual(new Set([axis]));
      else expect(Math.max(...across)).toBeGreaterThan(axis + 40);
    }
  });

  test("a position without a name, such as Nim without heaps, has its place", () => {
    const { nodes, edges } = layOutGraph([
      { name: "1", options: [""] },
      { name: "", options: [] },
    ]);
    expect(nodes.map(({ name }) => name)).toEqual(["1", ""]);
    expect(edges).toMatchObject([{ from: "1", to: "" }]);
    expect(layOutGraph([{ name: "", options: [] }]).nodes).toHaveLength(1);
  });
});
