import { describe, expect, test } from "vitest";
import { compile } from "../../src/notebook/compile.ts";
import { CellError } from "../../src/notebook/cell.ts";

const read = (code: string) => compile({ number: 1, code });

describe("what a cell declares and uses", () => {
  test("declares its top-level names, also in patterns", () => {
    const { declares } = read("const { a, b: [c, ...d] } = x; let e; function f() {} class G {}");
    expect(declares).toEqual(["a", "c", "d", "e", "f", "G"]);
  });

  test("uses the names that it does not declare", () => {
    expect(read("const a = b + c.d; f({ e, g: h });").uses).toEqual(["b", "c", "f", "e", "h"]);
  });

  test.each([
    ["a parameter", "const f = (n: number) => n;"],
    ["a default that uses a parameter", "const f = (n: number, m = n) => m;"],
    ["a local const", "{ const n = 1; n; }"],
    ["a var hoisted out of a block", "function f() { if (true) { var n = 1; } return n; }"],
    ["a loop's name", "for (const n of [1]) n;"],
    ["a caught error", "try {} catch (n) { n; }"],
    ["a function's own name", "const f = function n() { return n; };"],
    ["a class's own name", "const f = class n { m = n; };"],
    ["a property or a label", "const f = { n: 1 }.n; n: for (;;) break n;"],
    ["a type", "type n = number; const f: n = 1;"],
  ])("%s is not a use", (_, code) => {
    expect(read(code).uses).toEqual([]);
  });

  test("a name used outside the block that declares it is a use", () => {
    expect(read("{ const n = 1; } n;").uses).toEqual(["n"]);
  });

  test("knows which foreign names it assigns to", () => {
    expect(read("a = 1; b++; [c] = [1]; d.e = 1; for (f of []);").assigns).toEqual([
      "a",
      "b",
      "c",
      "f",
    ]);
  });

  test("imports keep their local names", () => {
    expect(read('import { mex, nimSum as xor } from "grundy";').imports).toEqual({
      mex: "mex",
      xor: "nimSum",
    });
  });
});

describe("a fault in a cell is reported with its place", () => {
  test.each([
    ["a missing bracket", "const a = 1;\nconst b = (2;\n", 2],
    ["another module", '\nimport fs from "fs";', 2],
    ["a default import", 'import grundy from "grundy";', 1],
    ["an export", "\n\nexport const a = 1;", 3],
    ["a return", "const a = 1;\nreturn a;", 2],
    ["a name declared twice", "let a = 1;\nlet a = 2;", 2],
    ["an unfinished string", 'const a = "x', 1],
  ])("%s", (_, code, line) => {
    try {
      read(code);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CellError);
      expect(error).toMatchObject({ line });
      expect((error as CellError).column).toBeGreaterThan(0);
      expect((error as CellError).message).not.toMatch(/\(\d+:\d+\)/);
    }
  });
});
