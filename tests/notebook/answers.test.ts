import { describe, expect, test } from "vitest";
import * as library from "../../src/grundy.ts";
import { readAnswers, type Answers, type Calls } from "../../src/notebook/answers.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { link } from "../../src/notebook/link.ts";
import type { Output } from "../../src/notebook/output.ts";
import { Run } from "../../src/notebook/runtime.ts";

/** Calls `answer` of a cell. Returns the cloned and validated results, and the outputs. */
async function call(
  code: string,
  calls: Calls = [[]],
  isHeard = false,
): Promise<{ answers: Answers | undefined; outputs: readonly Output[] }> {
  const outputs: Output[] = [];
  const run = new Run(library, {});
  const cells = link([compileOrFault({ number: 1, code })]);
  const emit = (output: Output): void => void outputs.push(output);
  await run.run(cells, emit, { entry: "answer", isHeard });
  const answers = run.call(structuredClone(calls));
  return { answers: answers && readAnswers(calls.length)(structuredClone(answers)), outputs };
}

const answersFor = async (value: string): Promise<Answers | undefined> =>
  (await call(`const answer = (): unknown => ${value};`)).answers;

test.each<[string, unknown]>([
  ['"Fibo"', "Fibo"],
  ['"\\u202Eobif"', "\u202Eobif"],
  ["-1.5", -1.5],
  ["true", true],
  ["null", null],
  ["[]", []],
  ['[1, "a", [null, [false]]]', [1, "a", [null, [false]]]],
  ["Array(50_000).fill(7)", Array(50_000).fill(7)],
])("a call that returns %s has this value as its answer", async (code, value) => {
  expect(await answersFor(code)).toEqual({ type: "answers", answers: [value] });
});

test.each([
  ["undefined", "undefined"],
  ["NaN", "NaN"],
  ["-Infinity", "-Infinity"],
  ["5n", "5n"],
  ["({ a: 1 })", "{ a: 1 }"],
  ["new Set([1])", "Set(1) { 1 }"],
  ["new Uint8Array(2)", "Uint8Array(2) [0, 0]"],
  ["Promise.resolve(1)", "Promise {}"],
  ["() => 1", "[function]"],
  ["[1, undefined]", "[1, undefined]"],
  ["[1, , 2]", "[1, undefined, 2]"],
  ["[1, {}]", "[1, {}]"],
  ["new Proxy({}, { getPrototypeOf() { throw 1; } })", expect.any(String)],
])(
  "a call that returns %s has no answer, but a text of the value",
  async (code, other: unknown) => {
    expect(await answersFor(code)).toEqual({ type: "answers", answers: [], other });
  },
);

test.each([
  ["a text of a hundred million", '"x".repeat(1e8)'],
  ["a list of ten million", "Array(1e7).fill(1)"],
  ["a list of lists of a million", "Array(1000).fill(Array(1000).fill(1))"],
  ["a list within itself", "(() => { const a: unknown[] = []; a.push(a); return a; })()"],
  [
    "a list a hundred thousand deep",
    "(() => { let a: unknown[] = []; for (let i = 0; i < 1e5; i++) a = [a]; return a; })()",
  ],
])("a call that returns %s has no answer, but a short text of the value", async (_, code) => {
  const answers = await answersFor(code);
  expect(answers?.answers).toEqual([]);
  expect(answers?.other?.length).toBeLessThan(100);
});

test("answers with more characters in total than a message may have are cut off", async () => {
  const code = 'const answer = (): string => "x".repeat(10_000);';
  const calls = Array.from({ length: 1000 }, () => []);
  const { answers } = await call(code, calls);
  expect(answers?.answers.length).toBeLessThan(100);
  expect(answers?.other).toBeUndefined();
  const beyond = Array.from({ length: 1000 }, () => "x".repeat(10_000));
  expect(readAnswers(1000)({ type: "answers", answers: beyond })).toBeUndefined();
});

describe("calls of a function", () => {
  test("receive their arguments, and end at an error, which is reported with its line", async () => {
    const code = `const answer = (a: number, b: number[]) => {
      if (a === 3) throw new RangeError("three");
      return a + b.length;
    };`;
    const { answers } = await call(code, [
      [1, [7, 7]],
      [2, []],
      [3, []],
      [4, []],
    ]);
    const failure = { name: "RangeError", message: "three", line: 2 };
    expect(answers).toMatchObject({ answers: [3, 2], failure });
  });

  test("end at a stack overflow, which is reported with its line", async () => {
    const { answers } = await call("const down = (): number =>\n  down() + 1;\nvar answer = down;");
    expect(answers).toMatchObject({ failure: { name: "RangeError", line: 2 } });
  });

  test("emit outputs only if isHeard is true, within the limits of a run", async () => {
    const code = "show('top');\nconst answer = (n: number) => { console.log('at', n); return n; };";
    const calls = Array.from({ length: 200 }, (_, n) => [n]);
    const silent = await call(code, calls);
    expect(silent.outputs).toEqual([]);
    expect(silent.answers?.answers).toHaveLength(200);
    const { outputs } = await call(code, calls, true);
    const texts = outputs.map((one) => (one.kind === "shown" ? one.bundle["text/plain"] : one));
    expect(texts.slice(0, 2)).toEqual(["top", "at 0"]);
    expect(texts.slice(100)).toEqual([{ kind: "cut", count: 101 }]);
  });

  test("do not describe printed values if isHeard is false", async () => {
    const code = `let looks = 0;
      const value = new Proxy({}, { ownKeys: () => ((looks += 1), []) });
      const answer = () => { console.log(value); return looks; };`;
    expect((await call(code)).answers?.answers).toEqual([0]);
  });

  test.each([
    ["nothing", "const other = 1;"],
    ["a number", "const answer = 1;"],
    ["something within a block", "{ const answer = () => 1; }"],
  ])("fail if the cell declares %s instead of a function of that name", async (_, code) => {
    const { answers, outputs } = await call(code);
    expect(answers).toBeUndefined();
    const message = "The cell declares no function named answer";
    expect(outputs).toMatchObject([{ kind: "failure", failure: { message } }]);
  });
});

test.each([
  ["more answers than calls", { type: "answers", answers: [1, 2, 3] }],
  ["an object", { type: "answers", answers: [{}] }],
  ["NaN", { type: "answers", answers: [NaN] }],
  ["an array-like object", { type: "answers", answers: { length: 1, 0: 1 } }],
  ["a text beyond the limit", { type: "answers", answers: ["x".repeat(10_001)] }],
  ["the same list many times", { type: "answers", answers: [forked(6), forked(6)] }],
  ["another message", { type: "done", ok: true, milliseconds: 0 }],
])("readAnswers rejects a forged reply with %s", (_, message) => {
  expect(readAnswers(2)(structuredClone(message))).toBeUndefined();
});

/** Returns a list that contains one list a hundred times, and so on to a depth. */
function forked(depth: number): unknown {
  return depth === 0 ? 1 : new Array<unknown>(100).fill(forked(depth - 1));
}
