import fc from "fast-check";
import { expect, test } from "vitest";
import { hdu1524, type Case } from "../../src/problems/hdu1524/problem.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { byRules, checkRandomCases } from "../support/by-rules.ts";

/** Cases whose edges lead to earlier vertices of a random order, with pieces anywhere. */
const smallCases = fc
  .integer({ min: 1, max: 5 })
  .chain((count) =>
    fc.record({
      order: fc.shuffledSubarray([...new Array<number>(count).keys()], { minLength: count }),
      edges: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 12 }),
      pieces: fc.array(fc.nat(count - 1), { minLength: 1, maxLength: 3 }),
    }),
  )
  .map(({ order, edges, pieces }): Case => {
    const place = (vertex: number) => order.indexOf(vertex);
    const graph = order.map((_, from) =>
      edges.filter(([at, to]) => at === from && place(to) < place(from)).map(([, to]) => to),
    );
    return { graph, pieces };
  });

test("hdu1524: verdicts and winning moves equal those of a search", () => {
  checkRandomCases(smallCases, (one) => {
    const options = (pieces: readonly number[]) =>
      pieces.flatMap((vertex, at) =>
        [...new Set(one.graph[vertex])].map((to) => pieces.with(at, to)),
      );
    byRules(hdu1524, { options, start: ({ pieces }) => pieces })(one);
  });
});

test("hdu1524: a graph is printed once, above all questions about it", () => {
  const input = "2\n0\n1 0\n1 1\n2 0 1\n0\n\n2\n0\n1 0\n1 0\n0\n";
  const cases = [...hdu1524.read(textReader(input))];
  expect(cases).toHaveLength(3);
  expect(cases[0]?.graph).toBe(cases[1]?.graph);
  expect(hdu1524.print(cases)).toBe(input);
  expect(hdu1524.print(cases.slice(1, 2))).toBe("2\n0\n1 0\n2 0 1\n0\n");
  expect(hdu1524.print([])).toBe("");
});
