import fc from "fast-check";
import { expect, test } from "vitest";
import {
  graphOf,
  loopyOutcomes,
  type Graph,
  type LoopyOutcome,
  loopyValues,
} from "../../../src/games/theory/finite-graph.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { graphGame } from "../../../src/games/rulesets/graph-game.ts";
import { acyclicGraph, anyGraph } from "../../support/arbitraries.ts";

/** Returns the outcomes of the sums of a position of each graph, by retrograde analysis of the sum itself. */
function outcomesOfSums(one: Graph, other: Graph): readonly LoopyOutcome[] {
  const width = other.length;
  return loopyOutcomes(one.length * width, (at) => {
    const [x, y] = [Math.floor(at / width), at % width];
    return [
      ...(one[x] ?? []).map((to) => to * width + y),
      ...(other[y] ?? []).map((to) => x * width + to),
    ];
  });
}

function predicted(one: number | readonly number[], other: number | readonly number[]): LoopyOutcome {
  if (typeof one === "number" && typeof other === "number") return one === other ? "P" : "N";
  if (typeof one === "number") return predicted(other, one);
  return typeof other === "number" && (one).includes(other) ? "N" : "draw";
} // prettier-ignore

const heapsBelow = (end: number): Graph => Array.from({ length: end }, (_, size) => Array.from({ length: size }, (_, n) => n)); // prettier-ignore
const heaps = heapsBelow(6);

test("loopyValues determine the outcome of every sum of two positions, and of a position and a Nim heap", () => {
  fc.assert(
    fc.property(anyGraph(), anyGraph(), (named, others) => {
      const [graph, other] = [graphOf(named), graphOf(others)];
      for (const second of [graph, other, heaps]) {
        const [values, otherValues] = [loopyValues(graph), loopyValues(second)];
        const expected = values.flatMap((one) => otherValues.map((two) => predicted(one, two)));
        expect(expected).toEqual(outcomesOfSums(graph, second));
      }
    }),
    { numRuns: 1000 },
  );
});

test("loopyValues of a graph without cycles are the Grundy values", () => {
  fc.assert(
    fc.property(acyclicGraph(), (named) => {
      const graph = graphOf(named);
      const game = graphGame(graph);
      expect(loopyValues(graph)).toEqual(graph.map((_, vertex) => grundyValue(game, [vertex])));
    }),
  );
});

test("the numbers of a loopy value are in increasing numerical order", () => {
  expect(loopyValues([...heapsBelow(11), [10, 2, 11]]).at(-1)).toEqual([2, 10]);
});

test("loopyValues rejects an option that is not a position", () => {
  expect(() => loopyValues([[1]])).toThrow(RangeError);
  expect(() => loopyValues(3 as never)).toThrow(TypeError);
});
