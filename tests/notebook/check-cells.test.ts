import { describe, expect, test } from "vitest";
import { checkTypes } from "../support/articles.ts";
import { compile } from "../../src/notebook/compile.ts";

/** What is said of cells with these texts: "cell 2, 1:7: …". */
const faults = (...codes: string[]): string[] =>
  checkTypes(codes.map((code, i) => ({ number: i + 1, code }))).map(
    ({ cell, line, column, message }) => `cell ${cell}, ${line}:${column}: ${message}`,
  );

/** True as a type exactly where two types are the same one. */
const same = `type Same<A, B> =
  (<X>() => X extends A ? 1 : 2) extends (<X>() => X extends B ? 1 : 2) ? true : false;`;

describe("a fault is placed where the cell has it", () => {
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
      "in what the library asks",
      ['import { mex } from "grundy";\nmex(5);'],
      "cell 1, 2:5: Argument of type 'number' is not assignable to parameter of type 'Iterable<number>'.",
    ],
    [
      "in what show asks",
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
      "in what is not there",
      ["const page = document.body;"],
      "cell 1, 1:14: Cannot find name 'document'.",
    ],
  ])("%s", (_, codes, text) => {
    expect(faults(...codes)).toEqual([text]);
  });
});

describe("a notebook's cells are right where", () => {
  test.each<[string, ...string[]]>([
    [
      "a later cell uses an earlier one's names",
      "const a = 1; function f(n: number) { return n; } class C {}",
      "const b: number = f(a); new C();",
    ],
    [
      "a later cell uses an earlier one's types",
      "interface Move { to: number }\ntype Moves = Move[];\nenum Side { Left }",
      "const moves: Moves = [{ to: 1 }]; const s: Side = Side.Left; moves.map((m: Move) => m);",
    ],
    [
      "a later cell uses an earlier one's imports, of types too",
      'import { mex, type Outcome } from "grundy"; import type { Ruleset } from "grundy"; import * as g from "grundy";',
      'const o: Outcome = "P"; const r: Ruleset<number> | undefined = undefined; mex([g.nimSum([1])]); o; r;',
    ],
    [
      "a name is asked for by its type alone",
      "const a = { n: 1 };",
      "const b: typeof a = { n: 2 };",
    ],
    [
      "a name of their own hides another's, or one that is given",
      "const a = 1; const name = 2;",
      "function f(a: string) { return a.length; }\nconst performance = 'x'; performance.length;",
      "performance.length",
    ],
    ["a trailing expression does nothing", "1;\n'use';\n[1, 2]"],
    [
      "they wait and loop at top level",
      "const rows = await Promise.resolve([1]);\nfor await (const n of rows) show(n);",
    ],
    [
      "they use the clock and timers",
      "await new Promise<void>((done) => { setTimeout(done, 1); }); await new Promise((go) => setTimeout(go, 5)); show(performance.now()); structuredClone([1]).length;",
    ],
    [
      "a control gives its value",
      'const n = input.slider("n", { min: 1, max: 9 }); const set = input.set("S", { value: [1] });',
      'const m: number = n + set.length; const word: "a" | "b" = input.choice("w", ["a", "b"]); m; word;',
    ],
    ["they print", "console.log(1, 'a'); console.warn(2);"],
    ["a name stands at the end without a semicolon", "const a = 1\na"],
    ["a comment stands at the end", "const a = 1 // one"],
    [
      "they use what a table may lack",
      'import { grundyTable, nim, subtraction } from "grundy";\nconst g = grundyTable(subtraction([1]), 5);\nshow(g[2]! + 1, g[3] + 1, nim);',
    ],
  ])("%s", (_, ...codes) => {
    codes.forEach((code, i) => compile({ number: i + 1, code }));
    expect(faults(...codes)).toEqual([]);
  });
});

describe("a variable is to the other cells what it is when its cell ends", () => {
  test.each([
    ["rows", "const rows = [];\nfor (const n of [1, 2]) rows.push(n);", "number[]"],
    ["best", "let best;\nfor (const n of [1, 2]) best = n;", "number | undefined"],
    ["n", "const n = 1;\nthrow new Error();", "1"],
  ])("%s", (name, code, type) => {
    expect(faults(code, same, `const yes: Same<typeof ${name}, ${type}> = true;`)).toEqual([]);
  });
});

test("a solution has the names of no other cell, and gives none", () => {
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

test("a type imported as a value, which would fail when run, is said without talk of options", () => {
  expect(faults('import { Ruleset } from "grundy";')).toEqual([
    "cell 1, 1:10: 'Ruleset' is a type and must be imported using a type-only import.",
  ]);
});
