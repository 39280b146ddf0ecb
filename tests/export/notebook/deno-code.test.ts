import { describe, expect, test } from "vitest";
import { compile } from "../../../src/kernel/compile.ts";
import { denoCode } from "../../../src/export/notebook/deno-code.ts";

const addresses = {
  grundy: "https://example.org/games/lib/grundy.js",
  notebook: "https://example.org/games/lib/notebook.js",
};

const convert = (...codes: string[]): string[] =>
  denoCode(
    codes.map((code, i) => ({
      code,
      uses: compile({ number: i + 1, code }).uses,
      shows: /show|console/.test(code),
    })),
    addresses,
  );

/** A cell after one that brings the import, so that it is seen alone. */
const second = (code: string): string => convert("const first = 0;", code)[1] ?? "";

describe("a cell for Deno", () => {
  test.each([
    ["shows its last expression", "1 + 1", "await show.result(1 + 1)"],
    [
      "keeps the mark behind it",
      "const a = 1;\na; // yes",
      "const a = 1;\nawait show.result(a); // yes",
    ],
    ["awaits what it shows last", "show.table([1]);", "await show.table([1]);"],
    ["awaits its console", 'console.log("a")', 'await console.log("a")'],
    [
      "waits at its end where it shows something before",
      "for (const a of [1]) show(a);",
      "for (const a of [1]) show(a);\nawait show.settled();",
    ],
    ["is left alone where it shows nothing", "const a: number = 1;", "const a: number = 1;"],
    [
      "keeps the types in what it shows",
      "(a as number[])[0]!",
      "await show.result((a as number[])[0]!)",
    ],
    [
      "imports the library by its address",
      'import { mex } from "grundy";\nconst text = \'from "grundy"\';',
      `import { mex } from "${addresses.grundy}";\nconst text = 'from "grundy"';`,
    ],
  ])("%s", (_, code, expected) => {
    expect(second(code)).toBe(expected);
  });

  test("finds what the site gives every cell imported by the first", () => {
    expect(convert("const a = 1;", 'console.log("b")')[0]).toBe(
      `import { show, console } from "${addresses.notebook}";\nconst a = 1;`,
    );
  });
});
