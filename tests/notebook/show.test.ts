import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findPeriod,
  kayles,
  laskersNim,
  mex,
  nim,
  nimSum,
  octal,
  subtraction,
} from "../../src/grundy.ts";
import type { Bundle, Progress } from "../../src/notebook/output.ts";
import { createShow, type Show } from "../../src/notebook/show.ts";
import { acyclicGraph } from "../support/arbitraries.ts";

const bundleOf = (use: (show: Show) => void): Bundle => {
  const found: Bundle[] = [];
  use(createShow((bundle) => found.push(bundle)));
  expect(found).toHaveLength(1);
  return found[0] ?? { "text/plain": "" };
};
const textOf = (use: (show: Show) => void): string => bundleOf(use)["text/plain"];

test.each<[string, (show: Show) => void, string]>([
  ["a formula", (show) => show.tex("x^2"), "x^2"],
  [
    "a heat map",
    (show) =>
      show.heatmap(
        [
          [0, 1],
          [1, 10],
        ],
        { rows: "a", columns: "b", caption: "nim" },
      ),
    "nim\na \\ b  0   1\n    0  0   1\n    1  1  10",
  ],
  [
    "a heat map with rows of different lengths and labels of its own",
    (show) => show.heatmap([["P"], ["N", "P"]], { labels: { rows: ["x", "y"], columns: [5, 6] } }),
    "   5  6\nx  P\ny  N  P",
  ],
  [
    "a graph given as data, without values",
    (show) => show.graph({ nodes: ["a"], edges: [["a", "b"]] }, { values: false, caption: "c" }),
    "c\nposition  outcome  options\na         N        → b\nb         P",
  ],
  [
    "a sequence whose period is proved",
    (show) => show.sequence([0, 1, 2, 3], findPeriod(kayles, 200)),
    "n = 0..3: 0 1 2 3\nperiod 12, preperiod 71, proved at n = 167",
  ],
  [
    "a sequence that grows by a saltus",
    (show) => show.sequence([0, 1, 2, 4], findPeriod(laskersNim, 100)),
    "n = 0..3: 0 1 2 4\nperiod 4, preperiod 1, saltus 4, proved at n = 8",
  ],
  [
    "a sequence without a proved period",
    (show) => show.sequence([0, 1], findPeriod(kayles, 100)),
    "n = 0..1: 0 1",
  ],
  [
    "a game's values that the proof needs, and one period more",
    (show) => show.period(subtraction([1, 3, 4]), 100),
    "n = 0..17: 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1\nperiod 7, preperiod 0, proved at n = 10",
  ],
  [
    "a game's values that prove no period",
    (show) => show.period(kayles, 5),
    "n = 0..5: 0 1 2 3 1 4\nno period proved by the heaps up to 5",
  ],
  ["a nim-sum", (show) => show.bits([3, 5]), "  3  0 1 1\n  5  1 0 1\n⊕ 6  1 1 0"],
  [
    "a nim-sum before and after a move",
    (show) => show.bits([1, 4], { move: { heap: 1, to: 1 } }),
    "  1  0 0 1\n  4  1 0 0\n⊕ 5  1 0 1\n\n  1  0 0 1\n  1  0 0 1\n⊕ 0  0 0 0",
  ],
])("%s has a text form", (_, use, text) => {
  expect(textOf(use)).toBe(text);
});

test.each<[string, (show: Show) => void, RegExp]>([
  ["a sequence out of range", (show) => show.sequence([1.7e308, -1.7e308]), /must be from −/],
  ["a long formula", (show) => show.tex("x".repeat(251)), /at most 250 characters, .* 251/],
  ["too many heaps", (show) => show.bits(Array(65).fill(1)), /at most 32 numbers, .* 65/],
  [
    "a negative Grundy value",
    (show) => show.heatmap([[0], [-1]]),
    /row 1, column 0 must be .* is -1/,
  ],
  [
    "a move of a missing heap",
    (show) => show.bits([1], { move: { heap: 1, to: 0 } }),
    /from 0 to 0/,
  ],
  [
    "a graph with a cycle",
    (show) =>
      show.graph({
        nodes: [],
        edges: [
          ["a", "b"],
          ["b", "a"],
        ],
      }),
    /play must end/,
  ],
  [
    "a game that is not a string",
    (show) => show.sequence([1], { game: kayles as never }),
    /game must be a string/,
  ],
])("show rejects %s with the value in the message", (_, use, message) => {
  expect(() => use(createShow(() => {}))).toThrow(message);
});

test.each<[string, readonly unknown[], boolean]>([
  ["numbers", [1, 2n, -0.5], true],
  ["numbers as text", ["400", "118,275", "10343400490", "-1.5"], true],
  ["percentages", ["6.0280 %", "18.4755%"], true],
  ["numbers with some missing", [3, "–", 12], true],
  ["only missing numbers", ["–", "–"], false],
  ["a text", [1, "two"], false],
  ["several numbers in an entry", ["0 1 2", "1,2"], false],
  ["a power", ["10", "10^9"], false],
])("a table detects whether a column is numeric: %s", (_, entries, numeric) => {
  const rows = entries.map((entry) => [entry]);
  const table = bundleOf((show) => show.table(rows))["application/vnd.grundy.table+json"];
  expect(table?.numeric).toEqual([numeric]);
});

test.each([1, 4, 200])("a table of %i columns counts its omitted rows", (columns) => {
  const rows = Array.from({ length: 2000 }, () => Array.from({ length: columns }, () => 1));
  const table = bundleOf((show) => show.table(rows))["application/vnd.grundy.table+json"];
  expect(table?.cut).toBe(2000 - (table?.rows.length ?? 0));
});

test("the text of a heat map, a sequence and a table has the number of omitted entries", () => {
  const zeros = (count: number) => new Array<number>(count).fill(0);
  const rows = Array.from({ length: 103 }, () => zeros(102));
  expect(textOf((show) => show.heatmap(rows))).toMatch(/\n… 3 more rows\n… 2 more columns$/);
  const sequence = textOf((show) => show.sequence(zeros(2003), { start: 5 }));
  expect(sequence).toMatch(/^n = 5\.\.2004: [0 ]+\n… 3 more$/);
  expect(textOf((show) => show.table(zeros(503).map((n) => [n])))).toMatch(/\n… 3 more$/);
});

test("the moves of a game's graph have texts, and those of a graph given as data do not", () => {
  const type = "application/vnd.grundy.graph+json";
  const ofGame = bundleOf((show) => show.graph(nim, [1, 1]))[type];
  expect(ofGame?.nodes[0]).toMatchObject({ says: ["Take 1 from heap 1", "Take 1 from heap 2"] });
  const asData = bundleOf((show) => show.graph({ nodes: [], edges: [["a", "b"]] }))[type];
  expect(asData?.nodes.every(({ says }) => says === undefined)).toBe(true);
});

describe("show of a value", () => {
  const type = "application/vnd.grundy.value+json";
  const treeOf = (...values: unknown[]) => bundleOf((show) => show(...values))[type];
  const wide = "a text that makes its owner too wide for one single line of text, all by itself";

  test.each([[1], ["text\ntext"], [[1, 2, 3]], [{ a: 1 }], [Array.from({ length: 300 }, () => 1)]])(
    "emits no tree if the text shows it completely: %j",
    (value) => {
      expect(treeOf(value)).toBeUndefined();
    },
  );

  test("emits a tree with all nested values", () => {
    expect(treeOf("label", { wide, list: [1, 2n], map: new Map([["k", new Set([1])]]) })).toEqual([
      { text: "label" },
      {
        text: expect.stringMatching(/^\{ wide: "a text/) as string,
        entries: [
          { key: "wide: ", text: expect.stringMatching(/^"a text/) as string },
          {
            key: "list: ",
            text: "[1, 2n]",
            entries: [
              { key: "0: ", text: "1" },
              { key: "1: ", text: "2n" },
            ],
          },
          {
            key: "map: ",
            text: 'Map(1) { "k" => Set(1) { 1 } }',
            entries: [
              { key: '"k" => ', text: "Set(1) { 1 }", entries: [{ key: "0: ", text: "1" }] },
            ],
          },
        ],
      },
    ]);
  });

  test("emits a tree with counts of omitted entries, uncalled getters and closed cycles", () => {
    const value = {
      wide,
      long: Array.from({ length: 1000 }, (_, i) => i),
      get a() {
        throw new Error("called");
      },
      self: {},
    };
    value.self = value;
    const [tree] = treeOf(value) ?? [];
    expect(tree?.entries?.[1]).toMatchObject({ key: "long: ", cut: 900 });
    expect(tree?.entries?.[2]).toEqual({ key: "a: ", text: "[getter]" });
    expect(tree?.entries?.[3]?.entries).toBeUndefined();
  });
});

describe("show.graph", () => {
  const dataOf = (use: (show: Show) => void) =>
    bundleOf(use)["application/vnd.grundy.graph+json"]?.nodes ?? [];

  test("emits exactly the reachable positions, each with its options", () => {
    const nodes = dataOf((show) => show.graph(octal("0.77"), 7));
    for (const { options } of nodes)
      for (const option of options) expect(nodes[option]).toBeDefined();
    const reached = new Set([0, ...nodes.flatMap(({ options }) => options)]);
    expect(reached.size).toBe(nodes.length);
  });

  test("computes the values of a graph given as edges by the mex rule", () => {
    fc.assert(
      fc.property(acyclicGraph(), (graph) => {
        const edges = graph.flatMap(({ name, options }) =>
          options.map((option) => [name, option] as const),
        );
        const text = textOf((show) => show.graph({ nodes: graph.map(({ name }) => name), edges }));
        const values = new Map(
          text
            .split("\n")
            .slice(1)
            .map((line) => {
              const [name = "", , g] = line.split(/\s+/);
              return [name, Number(g)];
            }),
        );
        for (const { name, options } of graph) {
          expect(values.get(name)).toBe(mex(options.map((option) => values.get(option) ?? NaN)));
        }
      }),
    );
  });
});

test("the last row of a nim-sum is the nim-sum", () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 64 }), (heaps) => {
      const last =
        textOf((show) => show.bits(heaps))
          .split("\n")
          .at(-1) ?? "";
      const [, sum = "", bits = ""] = /⊕ (\d+) {2}([01 ]+)$/.exec(last) ?? [];
      expect(Number(sum)).toBe(nimSum(heaps));
      expect(parseInt(bits.replaceAll(" ", ""), 2)).toBe(nimSum(heaps));
    }),
  );
});

test("show.progress emits the first and the last message, and few between them", () => {
  const found: Progress[] = [];
  const show = createShow(
    () => {},
    (progress) => found.push(progress),
  );
  for (let i = 0; i <= 10_000; i++) show.progress(i, 10_000, "trying");
  expect(found[0]).toEqual({ done: 0, total: 10_000, label: "trying" });
  expect(found.at(-1)).toEqual({ done: 10_000, total: 10_000, label: "trying" });
  expect(found.length).toBeLessThan(1000);
});
