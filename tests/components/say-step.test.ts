import fc from "fast-check";
import { expect, test } from "vitest";
import { settleGraph } from "../../components/charts/settle-graph.ts";
import { sayStep } from "../../components/lesson/widgets/say-step.ts";
import { words } from "../../src/i18n/words.ts";
import { acyclicGraph } from "../support/graphs.ts";

const { graphPlay } = words("en").lesson;
const nodes = settleGraph([
  { name: "a", options: ["b", "c"] },
  { name: "b", options: ["d", "e"] },
  { name: "c", options: ["d"] },
  { name: "d", options: [] },
  { name: "e", options: [] },
  { name: "f", options: ["c"] },
]);

test.each([
  ["d", "d is terminal, so it is P."],
  ["b", "b is N: it can move to d, e, which are P."],
  ["c", "c is N: it can move to d, which is P."],
  ["a", "a is P: all its options, b, c, are N."],
  ["f", "f is P: its only option, c, is N."],
])("a step to %s says why by outcomes alone", (name, sentence) => {
  const said = nodes
    .filter((node) => node.name === name)
    .map((node) => sayStep(node, nodes, "outcomes", graphPlay));
  expect(said).toEqual([sentence]);
});

test("without Grundy values a step names no number, and says the outcome that the picture shows", () => {
  fc.assert(
    fc.property(acyclicGraph(), (graph) => {
      const settled = settleGraph(graph);
      for (const node of settled) {
        const said = sayStep(node, settled, "outcomes", graphPlay);
        expect(said).not.toMatch(/mex|value/);
        expect(said).toMatch(node.outcome === "P" ? / is P|it is P/ : / is N/);
      }
    }),
  );
});
