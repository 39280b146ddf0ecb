import { describe, expect, test } from "vitest";
import { runCells } from "../../src/articles/run-cells.ts";
import { articleCells } from "../support/articles.ts";

const run = (text: string, limit?: number) => runCells("a.mdx", articleCells(text), limit);

const mdx = (...cells: string[]): string =>
  ["---\ntitle: x\n---\n", ...cells.map((cell) => `\n\`\`\`ts ${cell}\n\`\`\`\n`)].join("Text.\n");

const shown = async (...cells: string[]) =>
  (await run(mdx(...cells))).cells.map(({ outputs }) =>
    outputs.map((output) => output.kind === "shown" && output.bundle["text/plain"]),
  );

describe("an article's cells", () => {
  test("are its fenced blocks with the flag cell, with their lines in the file", () => {
    const cells = articleCells(mdx("cell\nconst a = 1;", "\nno cell", "cell folded throws\na();"));
    expect(cells).toMatchObject([
      { number: 1, code: "const a = 1;", folded: false, check: false, throws: false, line: 7 },
      { number: 2, code: "a();", folded: true, check: false, throws: true, line: 17 },
    ]);
  });

  test("run in page order, each with its outputs", async () => {
    expect(await shown("cell\nconst a = 1;", "cell\nshow(a); a + 1")).toEqual([[], ["1", "2"]]);
  });

  test("run again if a cell has changed; if only prose has changed, only their lines are updated", async () => {
    const time = "cell\nperformance.now()";
    const first = await run(mdx(time));
    const moved = await run(mdx(time).replace("Text.", "\n\nText."));
    expect(moved.cells[0]?.outputs).toEqual(first.cells[0]?.outputs);
    expect(moved.cells[0]?.line).not.toBe(first.cells[0]?.line);
    expect((await run(mdx(`${time} + 0`))).cells[0]?.outputs).not.toEqual(first.cells[0]?.outputs);
  });

  test("may leave a timer running, which shows nothing in a later cell", async () => {
    const ticking = "cell\nsetInterval(() => show(1), 1); 2";
    const waiting = "cell\nawait new Promise((go) => setTimeout(() => go(3), 20))";
    expect(await shown(ticking, waiting)).toEqual([["2"], ["3"]]);
  });

  test("have the globals that the library's page lists", async () => {
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
[copy.list instanceof Array, copy.map instanceof Map, order, ticks, performance.now() > 0]`;
    expect(await shown(code)).toEqual([['[true, true, "a", 2, true]']]);
  });
});

describe("the build fails with file, line and cell for", () => {
  test.each([
    ["a cell that throws", "cell\n1;\nthrow new Error('no');", /^a\.mdx:8: cell 1: Error: no$/],
    ["a cell that does not parse", "cell\n1;\n)", /^a\.mdx:8: cell 1: /],
    [
      "a cell that does not type-check",
      "cell\n1;\nconst b: string = 1;",
      /^a\.mdx:8: cell 1: Type 'number' is not assignable to type 'string'\.$/,
    ],
    [
      "a cell that throws as expected and does not type-check",
      "cell throws\nconst b: string = 1;\nthrow b;",
      /^a\.mdx:7: cell 1: Type 'number'/,
    ],
    [
      "a cell that does not throw as expected",
      "cell throws\n1;",
      /^a\.mdx:7: cell 1: has the flag “throws” but did not throw$/,
    ],
    [
      "a timer that throws while the cell waits",
      "cell\nsetTimeout(() => { throw new Error('late'); }, 1);\nawait new Promise((go) => setTimeout(go, 5));",
      /^a\.mdx:7: cell 1: late$/,
    ],
    [
      "a cell that awaits forever",
      "cell\nawait new Promise(() => {});",
      /^a\.mdx:7: cell 1: waits for a promise that does not settle$/,
    ],
  ])("%s", async (_, cell, message) => {
    await expect(run(mdx(cell))).rejects.toThrow(message);
  });

  test.each([
    ["a loop", "for (;;) {}"],
    ["a loop of promises", "for (;;) await 0;"],
    ["a loop in a timer", "await new Promise((go) => setTimeout(() => { for (;;) {} }, 1));"],
  ])("%s that does not end", async (_, code) => {
    const running = run(mdx("cell\n1", `cell\n${code}`), 1000);
    await expect(running).rejects.toThrow(/^a\.mdx:12: cell 2: takes more than 1 s$/);
    expect(await shown("cell\n2")).toEqual([["2"]]);
  });
});

test("all type errors of an article are reported together", async () => {
  const article = mdx("cell\nconst a: string = 1;", "cell\na.length;\na.foo;");
  await expect(run(article)).rejects.toThrow(/^a\.mdx:7: cell 1: .*\na\.mdx:13: cell 2: .*'foo'/);
});
