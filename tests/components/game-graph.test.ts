import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCycle } from "../../src/games/theory/finite-graph.ts";
import { settleGraph } from "../../components/charts/game-graph.ts";
import { layOutGraph } from "../../components/charts/lay-out-graph.ts";
import { acyclicGraph, anyGraph } from "../support/arbitraries.ts";
import { numberOfRuns } from "../support/extent.ts";

describe("settleGraph", () => {
  test("rejects a graph with a cycle", () => {
    const graph = [
      { name: "a", options: ["b"] },
      { name: "b", options: ["a", "c"] },
      { name: "c", options: [] },
    ];
    expect(() => settleGraph(graph)).toThrow("every play must end");
  });
});

describe("findCycle", () => {
  test("returns a cycle if the graph has one, otherwise the graph can be settled", () => {
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

describe("the layout of a graph", () => {
  test("has a line of positive length inside the drawing for every move, with or without cycles", () => {
    // In a heap of n, a move takes a divisor of n: the arrows to 0 pass all other nodes.
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
      { numRuns: numberOfRuns(200), examples: [[[{ name: "a", options: ["a"] }]], [divisors]] },
    );
  });

  test("has the positions of one heap on an axis, and their longer moves on its right", () => {
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

  test("has a place for a position with an empty name, such as Nim without heaps", () => {
    const { nodes, edges } = layOutGraph([
      { name: "1", options: [""] },
      { name: "", options: [] },
    ]);
    expect(nodes.map(({ name }) => name)).toEqual(["1", ""]);
    expect(edges).toMatchObject([{ from: "1", to: "" }]);
    expect(layOutGraph([{ name: "", options: [] }]).nodes).toHaveLength(1);
  });
});
