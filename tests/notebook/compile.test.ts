import { describe, expect, test } from "vitest";
import { CellError } from "../../src/notebook/cell.ts";
import { compile } from "../../src/notebook/compile.ts";
import { checkTypes } from "../support/articles.ts";

const read = (code: string) => compile({ number: 1, code });

describe("compile", () => {
  test("finds the declared top-level names, also in patterns", () => {
    const { declares } = read("const { a, b: [c, ...d] } = x; let e; function f() {} class G {}");
    expect(declares).toEqual(["a", "c", "d", "e", "f", "G"]);
  });

  test("finds the used names that the cell does not declare", () => {
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
  ])("does not count %s as a use", (_, code) => {
    expect(read(code).uses).toEqual([]);
  });

  test("counts a name outside the block that declares it as a use", () => {
    expect(read("{ const n = 1; } n;").uses).toEqual(["n"]);
  });

  test("finds the names of other cells that are assigned to", () => {
    expect(read("a = 1; b++; [c] = [1]; d.e = 1; for (f of []);").assigns).toEqual([
      "a",
      "b",
      "c",
      "f",
    ]);
  });

  test("maps local names of imports to exported names", () => {
    expect(read('import { mex, nimSum as xor } from "grundy";').imports).toEqual({
      mex: "mex",
      xor: "nimSum",
    });
  });
});

describe("compile reports the position of a fault:", () => {
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

/** Returns the type errors of cells with these texts: "cell 2, 1:7: …". */
const faults = (...codes: string[]): string[] =>
  checkTypes(codes.map((code, i) => ({ number: i + 1, code }))).map(
    ({ cell, line, column, message }) => `cell ${cell}, ${line}:${column}: ${message}`,
  );

/** A type that is `true` if and only if two types are identical. */
const same = `type Same<A, B> =
  (<X>() => X extends A ? 1 : 2) extends (<X>() => X extends B ? 1 : 2) ? true : false;`;

describe("a type error has its position in the cell:", () => {
  test.each([
    [
      "on the first line",
      ["const a: string = 1;"],
      "cell 1, 1:7: Type 'number' is not assignable to type 'string'.",
    ],
    [
      "on a later line of a later cell",
      ["const a = [1];", "\n  a.foo;"],
      "cell 2, 2:5: Property 'foo' does not exist on type 'number[]'.",
    ],
    [
      "in an argument of a library function",
      ['import { mex } from "grundy";\nmex(5);'],
      "cell 1, 2:5: Argument of type 'number' is not assignable to parameter of type 'Iterable<number>'.",
    ],
    [
      "in an argument of show",
      ["show.table(5);"],
      "cell 1, 1:12: Argument of type 'number' is not assignable to parameter of type 'Iterable<unknown>'.",
    ],
    [
      "in an import",
      ['import { nim, nope } from "grundy";'],
      "cell 1, 1:15: Module '\"grundy\"' has no exported member 'nope'.",
    ],
    ["in a text that ends too early", ["const a = [1,\n 2"], "cell 1, 3:1: ',' expected."],
    [
      "at an undefined name",
      ["const page = document.body;"],
      "cell 1, 1:14: Cannot find name 'document'.",
    ],
  ])("%s", (_, codes, text) => {
    expect(faults(...codes)).toEqual([text]);
  });
});

describe("cells have no type errors if", () => {
  test.each<[string, ...string[]]>([
    [
      "a later cell uses an earlier one's types",
      "interface Move { to: number }\ntype Moves = Move[];\nenum Side { Left }\nclass C {}",
      "const moves: Moves = [{ to: 1 }]; const s: Side = Side.Left; moves.map((m: Move) => m); new C();",
    ],
    [
      "a later cell uses an earlier one's imports, including types",
      'import { mex, type Outcome } from "grundy"; import type { Ruleset } from "grundy"; import * as g from "grundy";',
      'const o: Outcome = "P"; const r: Ruleset<number> | undefined = undefined; mex([g.nimSum([1])]); o; r;',
    ],
    ["only the type of a name is used", "const a = { n: 1 };", "const b: typeof a = { n: 2 };"],
    [
      "a local name hides another cell's name or a global",
      "const a = 1; const name = 2;",
      "function f(a: string) { return a.length; }\nconst performance = 'x'; performance.length;",
      "performance.length",
    ],
    [
      "they await and loop at top level",
      "const rows = await Promise.resolve([1]);\nfor await (const n of rows) show(n);",
    ],
    ["they print, and end with a comment", "console.log(1, 'a'); console.warn(2) // two"],
  ])("%s", (_, ...codes) => {
    codes.forEach((code, i) => compile({ number: i + 1, code }));
    expect(faults(...codes)).toEqual([]);
  });
});

describe("in other cells a variable has its type at the end of its cell:", () => {
  test.each([
    ["rows", "const rows = [];\nfor (const n of [1, 2]) rows.push(n);", "number[]"],
    ["best", "let best;\nfor (const n of [1, 2]) best = n;", "number | undefined"],
    ["n", "const n = 1;\nthrow new Error();", "1"],
  ])("%s", (name, code, type) => {
    expect(faults(code, same, `const yes: Same<typeof ${name}, ${type}> = true;`)).toEqual([]);
  });
});

test("a solution neither uses names of other cells nor provides names", () => {
  const cells = [
    { number: 1, code: "const winner = 1;\nconst own = 2;" },
    { number: 2, code: "winner + missing;" },
    {
      number: 3,
      code: "function winner() {\n  return own;\n}\nconst missing = 1;",
      solution: true,
    },
  ];
  expect(checkTypes(cells).map(({ cell, line, message }) => [cell, line, message])).toEqual([
    [2, 1, "Cannot find name 'missing'."],
    [3, 2, "Cannot find name 'own'."],
  ]);
});

test("the error for a type imported as a value does not mention compiler options", () => {
  expect(faults('import { Ruleset } from "grundy";')).toEqual([
    "cell 1, 1:10: 'Ruleset' is a type and must be imported using a type-only import.",
  ]);
});
