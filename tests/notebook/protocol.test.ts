import fc from "fast-check";
import { expect, test } from "vitest";
import { readReply } from "../../src/notebook/protocol.ts";
import { createInput } from "../../src/notebook/input.ts";
import { createShow, type Show } from "../../src/notebook/show.ts";
import { kayles, subtraction } from "../../src/grundy.ts";
import type { Bundle } from "../../src/notebook/output.ts";

const bundlesOf = (use: (show: Show) => void): Bundle[] => {
  const found: Bundle[] = [];
  use(createShow((bundle) => found.push(bundle)));
  return found;
};

test("readReply accepts every kind of output of show and input unchanged", () => {
  const bundles = bundlesOf((show) => {
    show("text", { a: 1 });
    show.table([{ n: 1, word: "x" }, { n: 2 }], { caption: "c" });
    show.sequence([0, 1, 2], { period: 3, start: 5 });
    show.period(kayles, 30);
    show.tex("x", { display: true });
    show.heatmap([[0, null, "P"], [7]], { rows: "a", caption: "c" });
    show.graph(subtraction([1, 3, 4]), 9);
    show.bits([1, 2], { move: { heap: 0, to: 0 } });
    show({ nested: { list: Array.from({ length: 200 }, (_, i) => [i]) } }, [[["x".repeat(99)]]]);
  });
  const input = createInput(
    (bundle) => bundles.push(bundle),
    () => undefined,
  );
  input.slider("k", { min: 0, max: 1, step: 0.1 });
  input.number("n");
  input.text("t", { value: "x".repeat(1000) });
  input.choice("c", ["a", { b: 1 }]);
  input.set("s", { value: [1, 5] });
  expect(new Set(bundles.flatMap((bundle) => Object.keys(bundle))).size).toBe(9);
  for (const bundle of bundles) expectAccepted(bundle);
});

/** Asserts that readReply copies a bundle without changes. */
function expectAccepted(bundle: Bundle): void {
  const reply = { type: "output", output: { kind: "shown", bundle } };
  expect(readReply(structuredClone(reply))).toEqual(reply);
}

const anything = fc.anything({
  withBigInt: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withDate: true,
  withNullPrototype: true,
  withSparseArray: true,
});

test("readReply accepts the outputs of show for arbitrary values unchanged", () => {
  fc.assert(
    fc.property(fc.array(anything), anything, (values, options) => {
      const given = Object(options) as object;
      const uses: ((show: Show) => void)[] = [
        (show) => show(...values),
        (show) => show.table(values, given),
        (show) => show.sequence(values as number[], given),
        (show) => show.heatmap(values as number[][], given),
        (show) => show.bits(values as number[], given),
        (show) => show.graph({ nodes: values as string[], edges: [] }, given),
        (show) => show.tex(String(values[0]), given),
      ];
      for (const use of uses) {
        const bundles: Bundle[] = [];
        try {
          use(createShow((bundle) => bundles.push(bundle)));
        } catch {
          // The value is rejected with an error in the cell, and nothing is sent.
        }
        bundles.forEach(expectAccepted);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["undefined", undefined],
  ["a string", "ready"],
  ["an unknown type", { type: "navigate" }],
  ["a done message without a Boolean", { type: "done", ok: 1, milliseconds: 1 }],
  ["a time that is not a number", { type: "done", ok: true, milliseconds: "<b>" }],
  ["a bundle without text", { type: "output", output: { kind: "shown", bundle: {} } }],
  [
    "a text beyond the limit",
    {
      type: "output",
      output: { kind: "shown", bundle: { "text/plain": "x".repeat(2e6) } },
    },
  ],
  [
    "progress that is not a number",
    { type: "output", output: { kind: "progress", progress: { done: NaN } } },
  ],
  ["an output of an unknown kind", { type: "output", output: { kind: "html", html: "<b>" } }],
  ["a reply whose fields are inherited", Object.create({ type: "ready" })],
])("readReply rejects %s", (_, message) => {
  expect(readReply(message)).toBeUndefined();
});

test("readReply replaces invisible and bidirectional characters in outputs", () => {
  const bundle = { "text/plain": "a\u202Eb\u200B\tc\nd\u00AD\u0000\uD800 👩\u200D🎓" };
  const failure = { name: "\u2066Error", message: "\uFEFF" };
  expect(readReply({ type: "output", output: { kind: "shown", bundle } })).toMatchObject({
    output: {
      bundle: { "text/plain": "a‹U+202E›b‹U+200B›\tc\nd‹U+00AD›‹U+0000›‹U+D800› 👩\u200D🎓" },
    },
  });
  expect(readReply({ type: "output", output: { kind: "failure", failure } })).toMatchObject({
    output: { failure: { name: "‹U+2066›Error", message: "‹U+FEFF›" } },
  });
});

const application = (name: string) => `application/vnd.grundy.${name}+json`;
const control = { control: 0, label: "k" };
const node = (name: string, ...options: number[]) => ({ name, options });

test.each<[string, string, unknown]>([
  ["a formula without dollar signs", "text/latex", "x"],
  ["a formula that is too long", "text/latex", `$${"x".repeat(3000)}$`],
  [
    "a table with an entry that is not a string",
    application("table"),
    { columns: ["a"], numeric: [true], rows: [[1]], cut: 0 },
  ],
  [
    "a sequence with a hole",
    application("sequence"),
    { values: new Array<number>(2), start: 0, cut: 0 },
  ],
  [
    "a heat map with a row too short",
    application("heatmap"),
    { rows: [[1], []], rowLabels: ["0", "1"], columnLabels: ["0"], cutRows: 0, cutColumns: 0 },
  ],
  [
    "a heat map with a value below 0",
    application("heatmap"),
    { rows: [[-1]], rowLabels: ["0"], columnLabels: ["0"], cutRows: 0, cutColumns: 0 },
  ],
  ["a graph with an invalid move", application("graph"), { nodes: [node("a", 1)], values: true }],
  [
    "a graph with a duplicate name",
    application("graph"),
    { nodes: [node("a"), node("a")], values: true },
  ],
  [
    "a graph with a duplicate move",
    application("graph"),
    { nodes: [node("a", 1, 1), node("b")], values: true },
  ],
  [
    "a graph with texts for only some moves of a node",
    application("graph"),
    { nodes: [{ ...node("a", 1, 2), says: ["x"] }, node("b"), node("c")], values: true },
  ],
  ["bits that are not integers", application("bits"), { values: [0.5] }],
  ["a tree without text", application("value"), [{ entries: [] }]],
  [
    "a slider outside its bounds",
    application("input"),
    { kind: "slider", ...control, min: 0, max: 1, step: 1, value: 2 },
  ],
  [
    "a slider without steps",
    application("input"),
    { kind: "slider", ...control, min: 0, max: 1, step: 0, value: 0 },
  ],
  [
    "a choice without options",
    application("input"),
    { kind: "choice", ...control, options: [], value: 0 },
  ],
  [
    "an unsorted set",
    application("input"),
    { kind: "set", ...control, min: 0, max: 9, value: [2, 1] },
  ],
  ["a link", "text/uri-list", "javascript:alert(1)"],
])("readReply omits %s and keeps the text", (_, type, data) => {
  const bundle = { "text/plain": "text", [type]: data };
  expect(readReply({ type: "output", output: { kind: "shown", bundle } })).toEqual({
    type: "output",
    output: { kind: "shown", bundle: { "text/plain": "text" } },
  });
});

test("readReply copies only known fields", () => {
  const hostile = JSON.parse(
    `{"type":"output","run":1,"__proto__":{"polluted":1},"output":{"kind":"shown","bundle":{"text/plain":"t","__proto__":{"text/plain":1},"constructor":{"prototype":{"polluted":1}},"${application("bits")}":{"values":[1],"__proto__":{"move":{"heap":0,"to":0}}}}}}`,
  ) as unknown;
  expect(readReply(hostile)).toEqual({
    type: "output",
    output: {
      kind: "shown",
      bundle: { "text/plain": "t", [application("bits")]: { values: [1] } },
    },
  });
  expect(Object.hasOwn(readReply(hostile) ?? {}, "run")).toBe(false);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

test("readReply accepts its own results unchanged", () => {
  const names = ["table", "sequence", "heatmap", "graph", "bits", "value", "input"];
  fc.assert(
    fc.property(fc.constantFrom(...names), anything, fc.string(), (name, data, text) => {
      const bundle = { "text/plain": text, [application(name)]: data };
      const once = readReply({ type: "output", output: { kind: "shown", bundle } });
      expect(readReply(structuredClone(once))).toEqual(once);
    }),
  );
});

test("readReply never throws", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (output, bundle) => {
      readReply(output);
      readReply({ type: "output", output });
      readReply({ type: "output", output: { kind: "shown", bundle } });
    }),
  );
});
