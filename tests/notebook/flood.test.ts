import { describe, expect, test } from "vitest";
import * as library from "../../src/grundy.ts";
import { compile } from "../../src/notebook/compile.ts";
import { link } from "../../src/notebook/link.ts";
import type { Output } from "../../src/notebook/output.ts";
import { OUTPUT_LIMITS } from "../../src/notebook/output-limits.ts";
import { marksOf } from "../../src/notebook/outputs/marks.ts";
import { readReply } from "../../src/notebook/protocol.ts";
import { Run } from "../../src/notebook/runtime.ts";
import { largeDrawings } from "../support/attacks.ts";

/** Runs one cell, and returns its outputs after cloning and validation. */
async function received(code: string): Promise<Output[]> {
  const found: Output[] = [];
  const cells = link([compile({ number: 1, code })]);
  await new Run(library, {}).run(cells, (output) => {
    const reply = readReply(structuredClone({ type: "output", output }));
    if (reply?.type === "output") found.push(reply.output);
    else throw new Error("Cannot read output: every output must be valid");
  });
  return found;
}

const sizeOf = (outputs: readonly Output[]): number => JSON.stringify(outputs).length;

describe("large outputs are cut off without an error:", () => {
  test.each([
    ["a hundred thousand outputs", "for (let i = 0; i < 1e5; i++) show(i);"],
    ["one enormous text", 'show("x".repeat(1e8));'],
    ["a list of ten million", "const a = Array(1e7).fill(7); show(a); a"],
    ["a typed array of ten million", "show(new Float64Array(1e7));"],
    ["a table of a million rows", "show.table(Array.from({ length: 1e6 }, (_, i) => [i, i]));"],
    ["a table of a million columns", "show.table([Array(1e6).fill(1)]);"],
    ["a sequence of a million", "show.sequence(Array(1e6).fill(1));"],
    ["a heat map of a million rows", "show.heatmap(Array(1e6).fill([1, 2]));"],
    ["a heat map of a million columns", "show.heatmap([Array(1e6).fill(1)]);"],
    [
      "nesting a hundred thousand deep",
      "let a: unknown = 1; for (let i = 0; i < 1e5; i++) a = { a }; show(a);",
    ],
    [
      "a shared list in a list in a list",
      "let a: unknown = 1; for (let i = 0; i < 40; i++) a = Array(100).fill(a); show(a);",
    ],
    ["a million arguments", "show(...Array(1e5).fill([1, [2]]));"],
    [
      "an object of a hundred thousand keys",
      "show(Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => ['k' + i, { i }])));",
    ],
    ["a flood of progress", "for (let i = 0; i < 1e6; i++) show.progress(i, 1e6);"],
    [
      "a hundred large tables",
      "for (let i = 0; i < 100; i++) show.table(Array(500).fill(Array(100).fill('x'.repeat(400))));",
    ],
  ])("%s", async (_, code) => {
    const outputs = await received(code);
    expect(outputs.length).toBeGreaterThan(0);
    expect(outputs.filter(({ kind }) => kind === "failure")).toEqual([]);
    expect(outputs.filter(({ kind }) => kind === "shown").length).toBeLessThanOrEqual(
      OUTPUT_LIMITS.outputs,
    );
    expect(sizeOf(outputs)).toBeLessThan(10_000_000);
    const text = outputs.map((one) => (one.kind === "shown" ? one.bundle["text/plain"] : ""));
    expect(text.join("").length).toBeLessThan(OUTPUT_LIMITS.run + OUTPUT_LIMITS.text + 2000);
  });

  test.each(largeDrawings)("%s, with a count of the rest", async (_, code) => {
    const outputs = await received(code);
    const drawn = outputs.flatMap((one) => (one.kind === "shown" ? [one.bundle] : []));
    const marks = drawn.reduce((sum, bundle) => sum + marksOf(bundle), 0);
    expect(marks).toBeGreaterThan(OUTPUT_LIMITS.outputs);
    expect(marks).toBeLessThanOrEqual(OUTPUT_LIMITS.marks);
    const requested = Number(/i < (\d+); i\+\+/.exec(code)?.[1]);
    expect(outputs.at(-1)).toEqual({ kind: "cut", count: requested - drawn.length });
  });

  test("a graph that is too large is rejected with an error", async () => {
    const outputs = await received('import { nim } from "grundy"; show.graph(nim, [9, 9, 9]);');
    expect(outputs).toMatchObject([
      { kind: "failure", failure: { name: "RangeError", message: /at most 200 positions/ } },
    ]);
  });

  test("a message that contains the same list many times is rejected", () => {
    let node: object = { text: "x" };
    for (let level = 0; level < 8; level++) {
      node = { text: "x", entries: new Array<object>(100).fill(node) };
    }
    const row = new Array<string>(100).fill("x".repeat(500));
    const moves = new Array<object>(4000).fill({ to: 1, say: "x" });
    const positions = new Array<object>(500).fill({ text: "x", moves });
    const table = { columns: row, numeric: row.map(() => false), rows: new Array<unknown>(500).fill(row), cut: 0 }; // prettier-ignore
    for (const form of [
      { "application/vnd.grundy.value+json": [node] },
      { "application/vnd.grundy.table+json": table },
      { "application/vnd.grundy.board+json": { kind: "reachable", ruleset: "x", positions } },
    ]) {
      const output = { kind: "shown", bundle: { "text/plain": "x", ...form } };
      const reply = readReply(structuredClone({ type: "output", output }));
      expect(JSON.stringify(reply).length).toBeLessThan(10_000);
    }
  });

  test("a forged value with too many nodes is rejected", () => {
    const entries = Array.from({ length: 100 }, () => ({ text: "x" }));
    const nodes = Array.from({ length: 5 }, () => ({ text: "x", entries }));
    const bundle = { "text/plain": "x", "application/vnd.grundy.value+json": nodes };
    const reply = readReply(structuredClone({ type: "output", output: { kind: "shown", bundle } }));
    expect(reply).toEqual({
      type: "output",
      output: { kind: "shown", bundle: { "text/plain": "x" } },
    });
  });

  test("hidden characters do not multiply the length of a text by eight", async () => {
    const [shown] = await received('show("\\u0001".repeat(19900));');
    const length = shown?.kind === "shown" ? shown.bundle["text/plain"].length : 0;
    expect(length).toBeLessThan(25_000);
  });

  test("progress is emitted in order with outputs, and does not count as one", async () => {
    const code = "for (let i = 0; i < 100; i++) { show.progress(i, 99); show(i); }";
    const outputs = await received(code);
    expect(outputs.filter(({ kind }) => kind === "shown")).toHaveLength(100);
    expect(outputs.filter(({ kind }) => kind === "cut")).toEqual([]);
    const progress = outputs.filter((one) => one.kind === "progress");
    expect(progress[0]?.progress).toEqual({ done: 0, total: 99 });
    expect(progress.at(-1)?.progress).toEqual({ done: 99, total: 99 });
  });
});

describe("a value that cannot be described does not end a run:", () => {
  test.each([
    [
      "a proxy that throws",
      "new Proxy({}, { ownKeys() { throw new Error('mine'); }, getPrototypeOf() { throw new Error('mine'); } })",
    ],
    [
      "a proxy that throws a value without a text",
      "new Proxy({}, { getPrototypeOf() { throw Object.create(null); } })",
    ],
    [
      "an object whose conversion to text throws",
      "({ toString() { throw 1; }, valueOf() { throw 1; }, [Symbol.toPrimitive]() { throw 1; } })",
    ],
    ["an object without a prototype", "Object.create(null)"],
    ["an object with a wrong prototype", "Object.create(Map.prototype)"],
    [
      "an object with a getter as its constructor",
      "Object.create({ get constructor() { throw 1; } })",
    ],
    ["a list with a getter", "Object.defineProperty([1, 2], 0, { get() { throw 1; } })"],
    [
      "an error with getters",
      "Object.defineProperty(new Error(), 'message', { get() { throw 1; } })",
    ],
  ])("%s, shown", async (_, code) => {
    const outputs = await received(`show(${code}); show("after");`);
    expect(outputs.at(-1)).toEqual({ kind: "shown", bundle: { "text/plain": "after" } });
  });

  test.each([
    ["an object without a prototype", "Object.create(null)"],
    ["a proxy", "new Proxy({}, { getPrototypeOf() { throw 1; }, get() { throw 1; } })"],
    [
      "an error with a name that throws",
      "Object.defineProperty(new Error(), 'name', { get() { throw 1; } })",
    ],
    ["an error whose stack is a function", "Object.assign(new Error('x'), { stack: () => 1 })"],
    ["a function", "() => 1"],
    ["undefined", "undefined"],
  ])("%s, thrown", async (_, code) => {
    const outputs = await received(`show("before"); throw ${code};`);
    expect(outputs.map(({ kind }) => kind)).toEqual(["shown", "failure"]);
  });

  test.each([
    "show.sequence([1], { period: () => 1 })",
    "show.sequence([1], { start: Symbol() })",
    "show.heatmap([[{}]])",
    "show.bits([() => 1])",
    "show.progress(Symbol())",
    "show.tex(() => 1)",
    "show.graph(() => 1)",
    "show.graph('nodes')",
    "show.table([{ a: () => 1 }], { caption: () => 1, columns: [() => 1] })",
  ])("%s creates only messages that can be sent", async (code) => {
    const outputs = await received(`try { ${code} } catch {} show("after");`);
    expect(outputs.at(-1)).toEqual({ kind: "shown", bundle: { "text/plain": "after" } });
  });
});
