import { describe, expect, test } from "vitest";
import { articleCells } from "../support/article-cells.ts";
import { endIdleThreads } from "../../src/articles/cell-worlds.ts";
import { endTypesThread } from "../../src/articles/check-types.ts";
import { runArticle } from "../../src/articles/run-article.ts";

const run = (file: string, text: string) => runArticle(file, "en", articleCells(text));

const mdx = (...cells: string[]): string =>
  ["---\ntitle: x\n---\n", ...cells.map((cell) => `\n\`\`\`ts ${cell}\n\`\`\`\n`)].join("Text.\n");

describe("an article's cells", () => {
  test("are its fenced blocks marked cell, with the lines of the file", () => {
    const cells = articleCells(mdx("cell\nconst a = 1;", "\nno cell", "cell folded throws\na();"));
    expect(cells).toMatchObject([
      { number: 1, code: "const a = 1;", folded: false, check: false, throws: false, line: 7 },
      { number: 2, code: "a();", folded: true, check: false, throws: true, line: 17 },
    ]);
  });

  test("run in page order and keep what they showed", async () => {
    const { cells } = await run("a.mdx", mdx("cell\nconst a = 1;", "cell\nshow(a); a + 1"));
    expect(cells.map(({ outputs }) => outputs)).toMatchObject([
      [],
      [{ bundle: { "text/plain": "1" } }, { bundle: { "text/plain": "2" } }],
    ]);
  });

  test("run, and are checked, after the threads were ended", async () => {
    const first = await run("a.mdx", mdx("cell\n6 * 7"));
    await Promise.all([endIdleThreads(), endTypesThread()]);
    expect(await run("a.mdx", mdx("cell\n6 * 7"))).toEqual(first);
    await expect(run("a.mdx", mdx('cell\nconst n: number = "";'))).rejects.toThrow(/cell 1/);
  });
});

describe("a cell leaves nothing behind", () => {
  const look = `const bare = Object.getPrototypeOf(globalThis);
[[1, 2].map((x) => x * 2), [...[3]], ({}).toString(), Math.max(1, 2), typeof Array, performance.now() > 0,
  typeof (globalThis as any).left, typeof bare.left, (globalThis as any)[Symbol.for("left")],
  Object.keys(Object.prototype), await new Promise((go) => setTimeout(() => go("later"), 1))]`;

  test.each([
    "(globalThis as any).left = 1",
    "Object.defineProperty(globalThis, 'left', { value: 1 })",
    "(globalThis as any)[Symbol.for('left')] = 1",
    "Object.getPrototypeOf(globalThis).left = 1",
    "(Object.prototype as any).extra = 1",
    "Array.prototype.map = () => []",
    "Object.prototype.toString = () => 'x'",
    "(Math as any).max = () => 0",
    "(Array as any) = Object",
    "Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true, value: 0 })",
    "(globalThis as any).setTimeout = () => 0",
    "(globalThis as any).performance = { now: () => NaN }",
    "Promise.prototype.then = (() => 0) as any",
  ])("to a cell that does not use it: %s", async (change) => {
    const { cells } = await run(
      "a.mdx",
      mdx(`cell\n${look}`, `cell\n${change};`, `cell\n${look.replaceAll("bare", "bare2")}`),
    );
    expect(cells[2]?.outputs).toEqual(cells[0]?.outputs);
  });

  test("and may still give its own objects any name", async () => {
    const code =
      "class A { toString() { return 'a'; } }\nconst o: any = {}; o.toString = () => 'o'; o.constructor = 1;\n`${new A()}${o}`";
    const { cells } = await run("a.mdx", mdx(`cell\n${code}`));
    expect(cells[0]?.outputs).toMatchObject([{ bundle: { "text/plain": "ao" } }]);
  });
});

describe("an article leaves nothing behind for the next", () => {
  test.each([
    ["a timer that fails", "setTimeout(() => { throw new Error('late'); }, 150);"],
    ["an interval", "setInterval(() => { throw new Error('late'); }, 150);"],
    [
      "a change of what every world is given",
      "(setTimeout as any).left = 1; (globalThis as any).mine = 1;",
    ],
  ])("%s", async (_, code) => {
    await run("a.mdx", mdx(`cell\n${code}`));
    const after = `cell
const waited = new Promise<string>((go) => setTimeout(() => go("waited"), 200));
[await waited, typeof (setTimeout as any).left, typeof (globalThis as any).mine]`;
    const { cells } = await run("b.mdx", mdx(after));
    expect(cells[0]?.outputs).toMatchObject([
      { bundle: { "text/plain": '["waited", "undefined", "undefined"]' } },
    ]);
  });

  test("unless it never comes to rest: then it is named", async () => {
    const restless = "cell\nvoid (async () => { for (;;) await 0; })();\n1";
    await expect(run("a.mdx", mdx(restless))).rejects.toThrow(/^a\.mdx:.* took over 2000 ms$/);
    const { cells } = await run("b.mdx", mdx("cell\n2"));
    expect(cells[0]?.outputs).toMatchObject([{ bundle: { "text/plain": "2" } }]);
  });
});

test("what a cell is given beside the language is made of its own world's objects", async () => {
  const code = `cell
const copy = structuredClone({ list: [1], map: new Map([[1, 2]]) });
let order = "";
queueMicrotask(() => (order += "a"));
const stopped = setTimeout(() => (order += "b"), 0);
clearTimeout(stopped);
let ticks = 0;
await new Promise<void>((go) => {
  const every = setInterval(() => { ticks += 1; if (ticks === 2) { clearInterval(every); go(); } }, 1);
});
[copy.list instanceof Array, copy.map instanceof Map, order, ticks, typeof stopped, performance.now() > 0]`;
  const { cells } = await run("a.mdx", mdx(code));
  expect(cells[0]?.outputs).toMatchObject([
    { bundle: { "text/plain": '[true, true, "a", 2, "number", true]' } },
  ]);
});

describe("the build fails, with file, line and cell, for", () => {
  test.each([
    ["a cell that throws", "cell\n1;\nthrow new Error('no');", /^a\.mdx:8: cell 1: Error: no$/],
    ["a cell that does not parse", "cell\n1;\n)", /^a\.mdx:8: cell 1: /],
    [
      "a cell that does not type-check",
      "cell\n1;\nconst b: string = 1;",
      /^a\.mdx:8: cell 1: Type 'number' is not assignable to type 'string'\.$/,
    ],
    [
      "a cell that throws as marked and does not type-check",
      "cell throws\nconst b: string = 1;\nthrow b;",
      /^a\.mdx:7: cell 1: Type 'number'/,
    ],
    [
      "a cell that does not throw as marked",
      "cell throws\n1;",
      /^a\.mdx:7: cell 1: .*did not throw/,
    ],
    [
      "a promise that nobody awaits, and that is rejected",
      "cell\nvoid Promise.reject(new Error('late')); await new Promise((go) => setTimeout(go, 500));",
      /^a\.mdx: after a cell: late$/,
    ],
    ["a cell that runs for ever", "cell\nfor (;;) {}", /^a\.mdx:7: cell 1: took over 2000 ms$/],
  ])("%s", async (_, cell, message) => {
    await expect(run("a.mdx", mdx(cell))).rejects.toThrow(message);
  });
});

test("every fault of an article's types is named at once", async () => {
  const article = mdx("cell\nconst a: string = 1;", "cell\na.length;\na.foo;");
  await expect(run("a.mdx", article)).rejects.toThrow(
    /^a\.mdx:7: cell 1: .*\na\.mdx:13: cell 2: .*'foo'/,
  );
});
