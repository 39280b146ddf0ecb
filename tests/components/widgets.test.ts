import fc from "fast-check";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import {
  readHeapText,
  leadingPlace,
  columnSteps,
  XorPlay,
  zeroMoves,
} from "../../components/lesson/widgets/XorPlay.tsx";
import { MexPlay } from "../../components/lesson/widgets/MexPlay.tsx";
import { bruteForce, nim } from "../../src/grundy.ts";
import { settleGraph } from "../../components/charts/game-graph.ts";
import { stepText } from "../../components/lesson/widgets/GraphPlay.tsx";
import { words } from "../../src/i18n/words.ts";
import { acyclicGraph } from "../support/arbitraries.ts";
import { drawPosition } from "../../components/lesson/widgets/draw-position.ts";
import { rulesetOf } from "../../src/games/rulesets/find-game.ts";
import { readEdgeList } from "../../components/lesson/widgets/edge-list.ts";

const few = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 });

test.each([
  ["3 4, 5\n0，255", { numbers: [3, 4, 5, 0, 255] }],
  ["1\n2 x", { fault: { id: "badWord", values: { word: "x", column: 5 } } }],
  ["1.5", { fault: { id: "badWord", values: { word: "1.5", column: 1 } } }],
  ["256", { fault: { id: "tooLarge", values: { size: 256 } } }],
  ["1 ".repeat(9), { fault: { id: "tooMany", values: { word: "1", column: 17 } } }],
  ["", { fault: { id: "empty" } }],
])("readHeapText parses heaps or reports a fault: %j", (text, read) => {
  expect(readHeapText(text)).toMatchObject(read);
});

describe("moves to nim-sum 0", () => {
  test("are exactly the moves to a P-position", () => {
    fc.assert(
      fc.property(few, (sizes) => {
        const found = zeroMoves(sizes).map(({ heap, to }) => sizes.with(heap, to));
        const winning = nim.options(sizes).filter((option) => bruteForce(nim, option) === "P");
        expect(new Set(found.map(String))).toEqual(new Set(winning.map(String)));
        expect(found).toHaveLength(winning.length);
      }),
      { numRuns: 60 },
    );
  });

  test("are shown column by column from the left, if they fix several columns", () => {
    expect(columnSteps([1, 4, 2], [1, 3, 2])).toEqual([[1, 4, 2], [1, 0, 2], [1, 2, 2]]); // prettier-ignore
    expect(columnSteps([3, 4, 5], [1, 4, 5])).toEqual([]);
    expect(columnSteps([1, 4, 2], [1, 2, 2])).toEqual([]);
    expect(columnSteps([1, 4, 2], [3, 3])).toEqual([]);
  });

  test("have a leading column if and only if the position is N", () => {
    fc.assert(
      fc.property(few, (sizes) => {
        expect(leadingPlace(sizes) !== undefined).toBe(bruteForce(nim, sizes) === "N");
      }),
      { numRuns: 60 },
    );
  });
});

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
])("a step to %s is explained by outcomes alone", (name, sentence) => {
  const messages = nodes
    .filter((node) => node.name === name)
    .map((node) => stepText(node, nodes, "outcomes", graphPlay));
  expect(messages).toEqual([sentence]);
});

test("without Grundy values, the text of a step contains the outcome and no value", () => {
  fc.assert(
    fc.property(acyclicGraph(), (graph) => {
      const settled = settleGraph(graph);
      for (const node of settled) {
        const message = stepText(node, settled, "outcomes", graphPlay);
        expect(message).not.toMatch(/mex|value/);
        expect(message).toMatch(node.outcome === "P" ? / is P|it is P/ : / is N/);
      }
    }),
  );
});

const games = [
  ["Nim", "2 3"],
  ["Subtraction {1, 3, 4}", "8"],
  ["Kayles", "5"],
  ["Grundy's game", "7"],
  ["Staircase Nim", "0 1 2"],
  ["Wythoff's game", "2 3"],
  ["Pieces on a strip", "2 5"],
] as const;

describe.each(games)("the graph of %s from %s", (game, position) => {
  const ruleset = rulesetOf(game);
  const drawn = drawPosition("en", game, position);
  if (ruleset === undefined || drawn === undefined) throw new Error(game);
  const { nodes, layout } = drawn;

  test("has the position and every option of its positions, with a description of each move", () => {
    const names = new Set(nodes.map(({ name }) => name));
    expect(names).toContain(ruleset.print(ruleset.parse(position)));
    for (const { name, options, says: says = [] } of nodes) {
      const at = ruleset.parse(name);
      const moves = new Map(
        ruleset.options(at).map((option) => [ruleset.print(option), option] as const),
      );
      expect(new Set(options)).toEqual(new Set(moves.keys()));
      expect(says).toHaveLength(options.length);
      for (const option of options) expect(names).toContain(option);
    }
    expect(layout.nodes).toHaveLength(nodes.length);
  });

  test("has the outcomes of brute force", () => {
    for (const { name, outcome } of nodes) {
      expect(outcome, name).toBe(bruteForce(ruleset, ruleset.parse(name)));
    }
  });
});

test.each([
  ["Nim", "9 9"],
  ["Nim", "50000 50000"],
  ["Nim", "9007199254740991"],
  ["Moore's Nim, up to 3 heaps", "200 200 200"],
])("the graph of %s from %s has too many positions to be drawn", (game, text) => {
  expect(drawPosition("en", game, text)).toBeUndefined();
});

test("drawPosition rejects an invalid position and an unknown game", () => {
  expect(() => drawPosition("en", "Nim", "3 x")).toThrow("a heap size");
  expect(() => drawPosition("en", "Chess", "e4")).toThrow("there must be a game of this id");
});

describe("an edge list", () => {
  test("of a graph without cycles is parsed to the same graph", () => {
    fc.assert(
      fc.property(acyclicGraph(), (graph) => {
        const lines = graph.map(({ name, options }) => `${name}: ${options.join(" ")}`);
        const read = readEdgeList(lines.join("\n"));
        const found = "graph" in read ? read.graph : [];
        expect(new Map(found.map(({ name, options }) => [name, options]))).toEqual(
          new Map(graph.map(({ name, options }) => [name, options])),
        );
      }),
    );
  });

  test("may contain a terminal position only as an option, and an option twice", () => {
    expect(readEdgeList("a: b, b c\n\n  c :  b  ")).toEqual({
      graph: [
        { name: "a", options: ["b", "c"] },
        { name: "b", options: [] },
        { name: "c", options: ["b"] },
      ],
    });
  });

  test.each([
    ["", "empty", "", 1, 1],
    ["\n  \n", "empty", "", 1, 1],
    ["a: b\nc d", "noColon", "c", 2, 1],
    ["a: b\nc", "noColon", "c", 2, 1],
    ["a: b\n  : c", "noName", ":", 2, 3],
    ["a: b-c", "badName", "b-c", 1, 4],
    ["a: b c:", "badName", ":", 1, 7],
    ["-a: b", "badName", "-a", 1, 1],
    ["a: toolong", "badName", "toolong", 1, 4],
    ["a: a", "cycle", "a → a", 1, 4],
    ["a: b\nb: c\nc: d b", "cycle", "b → c → b", 3, 6],
  ])("with the text %j has the fault %s", (text, fault, found, line, column) => {
    expect(readEdgeList(text)).toMatchObject({
      fault: { id: fault, values: { found } },
      line,
      column,
    });
  });

  test("has a fault if a position has two lines", () => {
    expect(readEdgeList("a: b\nb: c\na: c")).toMatchObject({
      fault: { id: "twice", values: { found: "a", before: 1 } },
      line: 3,
    });
  });

  test("accepts 40 positions, and reports the 41st", () => {
    const names = Array.from({ length: 41 }, (_, index) => `p${index}`);
    expect(readEdgeList(`${names[0]}: ${names.slice(1, 40).join(" ")}`)).toHaveProperty("graph");
    expect(readEdgeList(`${names[0]}: ${names.slice(1).join(" ")}`)).toMatchObject({
      fault: { id: "tooMany", values: { found: "p40" } },
    });
  });

  test("is parsed or has a fault with a place in the text, for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "b", "1", ":", ",", " ", "\n", "-", "é") }),
        (text) => {
          const read = readEdgeList(text);
          if ("graph" in read) return;
          const lines = text.split("\n");
          expect(read.line).toBeLessThanOrEqual(lines.length);
          expect(read.column).toBeLessThanOrEqual((lines[read.line - 1] ?? "").length + 1);
        },
      ),
    );
  });
});

test("moves to nim-sum 0 are offered with the heap's number, and the column that they fix is shown", () => {
  const play = h(XorPlay, { heaps: [3, 4, 5], words: words("en").lesson.xorPlay });
  const html = renderToString(play);
  expect(html).toContain("3 ⊕ 4 ⊕ 5 = 2. The highest column with a 1 left over is that of 2.");
  expect(html.match(/★[^<]*/g)).toEqual(["★ Heap 1: 3 → 1"]);
});

test.each([
  [
    [0, 1, 2, 4],
    "Filled: 0 to 2. The first empty box is 3, so the mex is 3. Emptying 4 would not change it.",
  ],
  [[0], "Filled: 0. The first empty box is 1, so the mex is 1.</p>"],
  [[1, 2], "Box 0 is empty, so the mex is 0."],
])("the boxes of %j explain their mex", (start, why) => {
  const { mexPlay, numbers } = words("en").lesson;
  const play = h(MexPlay, { start, words: mexPlay, numberWords: numbers });
  expect(renderToString(play)).toContain(why);
});
