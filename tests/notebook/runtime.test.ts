import { describe, expect, test } from "vitest";
import * as library from "../../src/grundy.ts";
import { compile } from "../../src/notebook/compile.ts";
import { link, runOrder, type LinkedCell } from "../../src/notebook/link.ts";
import type { Output } from "../../src/notebook/output.ts";
import { Run } from "../../src/notebook/runtime.ts";

const programOf = (...codes: string[]): LinkedCell[] =>
  link(codes.map((code, i) => compile({ number: i + 1, code })));

async function outputs(program: readonly LinkedCell[], cell: number): Promise<Output[]> {
  const found: Output[] = [];
  const cells = runOrder(program, cell).flatMap((n) => program[n - 1] ?? []);
  await new Run(library, {}).run(cells, (output) => found.push(output));
  return found;
}

const format = (output: Output): string =>
  output.kind === "shown"
    ? output.bundle["text/plain"]
    : output.kind === "failure"
      ? `${output.failure.name}: ${output.failure.message}`
      : output.kind === "cut"
        ? `${output.count} cut`
        : `${output.progress.done} done`;

const texts = async (program: readonly LinkedCell[], cell: number): Promise<string[]> =>
  (await outputs(program, cell)).map(format);

describe("a cell shows", () => {
  test.each([
    ["its last expression", "1 + 1", ["2"]],
    ["nothing for undefined", "undefined", []],
    ["nothing for a declaration", "const a = 1;", []],
    ["the arguments of show, then its last expression", 'show("a", 1); 2', ["a 1", "2"]],
    ["an awaited value", "await Promise.resolve(7)", ["7"]],
    ["printed lines", 'console.log("x")', ["x"]],
    ["the library's values", 'import { mex } from "grundy"; mex([0, 1, 3])', ["2"]],
    ["a TypeScript value", "const n: number = 1; (n satisfies number) as unknown", ["1"]],
    ["its own value if it declares the name input", "const input = [1, 2]; input.length", ["2"]],
    ["a control with its value", 'input.slider("k", { min: 1, max: 3 })', ["k = 1", "1"]],
    ["an expression that is followed by a comment", "1 // one", ["1"]],
  ])("%s", async (_, code, expected) => {
    expect(await texts(programOf(code), 1)).toEqual(expected);
  });

  test("an error with its line, after the outputs before it", async () => {
    const [shown, failed] = await outputs(
      programOf(
        'show(1);\nconst f = (n: number) => {\n  throw new RangeError("no " + n);\n};\nf(2);',
      ),
      1,
    );
    expect(shown && format(shown)).toBe("1");
    expect(failed).toMatchObject({
      failure: { name: "RangeError", message: "no 2", line: 3 },
    });
  });

  test("the line of a library call that throws", async () => {
    const [failed] = await outputs(programOf('import { mex } from "grundy";\n\nmex([-1]);'), 1);
    expect(failed).toMatchObject({ failure: { line: 3 } });
    expect((failed as { failure: object }).failure).toHaveProperty("inLibrary");
  });

  test("nothing beyond its output limit, and does not read the rejected values", async () => {
    const found = await texts(
      programOf(`
        let looks = 0;
        const value = new Proxy({}, { ownKeys: () => ((looks += 1), []) });
        for (let i = 0; i < 100; i++) show(value);
        const before = looks;
        for (let i = 0; i < 1000; i++) show(value);
        throw new Error(\`\${before > 0}, then \${looks - before}\`);`),
      1,
    );
    expect(found.slice(-2)).toEqual(["1000 cut", "Error: true, then 0"]);
  });
});

describe("a run of a cell", () => {
  test("reports the cell's own time, without the cells that it needs", async () => {
    const wait = "const end = performance.now() + 300; while (performance.now() < end);";
    const program = programOf(`${wait} const a = 1;`, "a");
    const { milliseconds } = await new Run(library, {}).run(program, () => {});
    expect(milliseconds).toBeLessThan(250);
  });

  test.each([
    ["a name of a later cell", ["a;", "const a = 1;"], 1, /further down, in cell 2/],
    ["a name declared twice", ["const a = 1;", "const a = 2;"], 2, /already declared in cell 1/],
    ["an assignment to another cell's name", ["let a = 1;", "a = 2;"], 2, /cell 1: only that/],
    ["an undeclared name", ["nobody;"], 1, /ReferenceError: nobody is not defined$/],
    [
      "an export that no cell imports",
      ["mex([0]);"],
      1,
      /mex is not defined\. The library exports it: import \{ mex \} from "grundy";$/,
    ],
    [
      "an export that a later cell imports under another name",
      ["least([0]);", 'import { mex as least } from "grundy";'],
      1,
      /cell 2\. The library exports it: import \{ mex as least \} from "grundy";$/,
    ],
    ["an unknown export", ['import { nobody } from "grundy";'], 1, /no export named nobody/],
    ["a failed cell's value", ['throw new Error("x"); const a = 1;', "a;"], 2, /cell 1.*failed.*x/],
  ])("with %s fails with a message", async (_, codes, cell, message) => {
    expect((await texts(programOf(...codes), cell)).join()).toMatch(message);
  });

  test("shows the outputs of functions of other cells that it calls, but not those cells' own", async () => {
    const codes = ['const log = (n: number) => show("log", n); log(1);', "log(2); show(3);"];
    expect(await texts(programOf(...codes), 2)).toEqual(["log 2", "3"]);
    const program = programOf(...codes);
    expect(await texts(program, 1)).toEqual(["log 1"]);
    expect(await texts(program, 2)).toEqual(["log 2", "3"]);
  });

  test("starts with the initial state of the other cells, also for functions that change it", async () => {
    const program = programOf(
      "let n = 0; const tick = () => (n += 1);",
      "const twice = () => tick() + tick();",
      "twice()",
      "twice() * 100",
    );
    expect(await texts(program, 3)).toEqual(["3"]);
    expect(await texts(program, 4)).toEqual(["300"]);
    expect(await texts(program, 3)).toEqual(["3"]);
  });
});
