import { expect, test } from "vitest";
import { cellFaults } from "../../components/cell/cell-editing.ts";
import { compileOrFault } from "../../src/notebook/compile.ts";
import { Session } from "../../src/notebook/session.ts";

const sessionOf = (...codes: readonly string[]): Session =>
  new Session(
    "en",
    codes.map((code, i) => ({ code, compiled: compileOrFault({ number: i + 1, code }) })),
    () => Promise.reject(new Error("there is no kernel")),
    () => {},
  );

const found = (codes: readonly string[], number: number) => cellFaults(sessionOf(...codes), number);

test("a name that is declared further down is marked where the text first has it", () => {
  expect(found(["1;\n  x.b + $b;", "const $b = 1;"], 1)).toEqual([
    { line: 2, column: 9, message: "$b is declared further down, in cell 2" },
  ]);
});

test("a text that is no program is marked at its fault", () => {
  expect(found(['\nimport { a } from "./a.js";'], 1)).toEqual([
    {
      line: 2,
      column: 1,
      message: 'A cell can import from "grundy" only, found "./a.js"',
    },
  ]);
});

test("a cell that can run has none", () => {
  expect(found(["const a = 1;", "a;"], 2)).toEqual([]);
});
