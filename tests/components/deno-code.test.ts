import { describe, expect, test } from "vitest";
import { denoCode } from "../../components/cell/download/deno-code.ts";
import { denoCells } from "../../src/export/notebook/notebook.ts";
import { compile, compileOrFault } from "../../src/notebook/compile.ts";
import { link } from "../../src/notebook/link.ts";
import { articleTexts, nodesOf } from "../support/article-text.ts";

const addresses = {
  grundy: "https://example.org/games/lib/grundy.js",
  notebook: "https://example.org/games/lib/notebook.js",
};

const compiled = (code: string) => compileOrFault({ number: 1, code });
const written = (code: string): string => denoCode(code, compiled(code), addresses.grundy);

describe("a cell for Deno", () => {
  test.each([
    ["shows its last expression", "1 + 1", "await show.result(1 + 1)"],
    [
      "keeps the mark behind it",
      "const a = 1;\na; // (yes)",
      "const a = 1;\nawait show.result(a); // (yes)",
    ],
    ["awaits what it shows last", "show.table([1]);", "await show.table([1]);"],
    ["awaits its console", 'console.log("a)")', 'await console.log("a)")'],
    [
      "waits at its end where it shows something before",
      "for (const a of [1]) show(a);",
      "for (const a of [1]) show(a);\nawait show.settled();",
    ],
    ["is left alone where it shows nothing", "const a: number = 1;", "const a: number = 1;"],
    [
      "keeps the types in what it shows",
      "(a as number[])[0]!; // (as b)",
      "await show.result((a as number[])[0]!); // (as b)",
    ],
    [
      "keeps the types in what it shows last",
      "for (const a of [1]) show(a as number);\nshow((a as number)!);",
      "for (const a of [1]) show(a as number);\nawait show((a as number)!);",
    ],
    [
      "finds brackets in texts and comments to be none",
      "show.table(rows.map((row) => row!), { caption: `a) // b` });",
      "await show.table(rows.map((row) => row!), { caption: `a) // b` });",
    ],
    ["may have brackets around its last expression", "((1))", "((await show.result(1)))"],
    [
      "keeps the types before it on other lines, and space behind it",
      "const f = (a: number): number => a;\n[1, 2].map((x) => f(x));  ",
      "const f = (a: number): number => a;\nawait show.result([1, 2].map((x) => f(x)));  ",
    ],
    [
      "is shown by Deno where types stand before its last expression on the same line",
      "const a: number = 1; a",
      "const a: number = 1; a",
    ],
    [
      "imports the library by its address",
      'import { mex } from "grundy";\nconst text = \'from "grundy"\';',
      `import { mex } from "${addresses.grundy}";\nconst text = 'from "grundy"';`,
    ],
    [
      "imports many names by one address",
      "import {\n  mex,\n} from 'grundy';\nmex([0]);\n",
      `import {\n  mex,\n} from "${addresses.grundy}";\nawait show.result(mex([0]));\n`,
    ],
    ["stays as it is where it cannot be compiled", "const = ;", "const = ;"],
  ])("%s", (_, code, expected) => {
    expect(written(code)).toBe(expected);
  });

  test("in every article shows its last expression, if it ends with one", () => {
    const codes = articleTexts().flatMap(({ tree }) =>
      [...nodesOf(tree)].flatMap(({ type, meta, value = "" }) =>
        type === "code" && /^cell\b/.test(meta ?? "") ? [value] : [],
      ),
    );
    const shown = codes.filter((code) => compiled(code).body.includes("$trailing("));
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((code) => !/await (show|console)\b/.test(written(code)))).toEqual([]);
  });

  test("finds what the site gives every cell imported by the first", () => {
    const codes = ["const a = 1;", 'console.log("b")'];
    const program = link(codes.map((code, i) => compile({ number: i + 1, code })));
    const [first] = denoCells({ cells: codes.map((code) => ({ code })), program }, addresses);
    expect(first).toBe(`import { show, console } from "${addresses.notebook}";\nconst a = 1;`);
  });
});
