import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { nim } from "../../src/games/rulesets/nim.ts";
import { octal } from "../../src/games/rulesets/octal.ts";
import { staircase } from "../../src/games/rulesets/staircase.ts";
import { subtraction } from "../../src/games/rulesets/subtraction.ts";
import { wythoff, wythoffPair } from "../../src/games/rulesets/wythoff.ts";
import { bruteForce } from "../../src/games/theory/brute-force.ts";
import { grundyTable } from "../../src/games/theory/grundy-table.ts";
import { winningMoves } from "../../src/games/theory/outcome.ts";
import { compiler, cppProgram } from "../support/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "grundy-templates-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(compiler === undefined)(
  "the C++ templates have the same results as the definition and the library",
  () => {
    const program = cppProgram(folder, "tests/support/templates-driver.cpp", "-Icontent/en");
    const queries: string[] = [];
    const expected: string[] = [];
    const check = (query: string, answer: string | number | boolean): void => {
      queries.push(query);
      expected.push(String(Number.isNaN(Number(answer)) ? answer : Number(answer)));
    };
    const list = (numbers: readonly number[]): string => [numbers.length, ...numbers].join(" ");
    for (const set of [[1, 3, 4], [1, 2, 3], [5, 2], [2, 5, 7], [7]]) {
      const values = grundyTable(subtraction(set), 60);
      check(`table 60 ${list(set)}`, values.join(","));
      check(`search 60 ${list(set)}`, values[60] ?? "");
    }
    for (const [code, digits] of [
      ["0.77", [0, 7, 7]],
      ["0.137", [0, 1, 3, 7]],
      ["4.3", [4, 3]],
    ] as const) {
      check(`octal 90 ${list(digits)}`, grundyTable(octal(code), 90).join(","));
    }
    for (let code = 0; code < 4 ** 3; code++) {
      const heaps = [0, 1, 2].map((i) => (code >> (2 * i)) & 3);
      check(`wins ${list(heaps)}`, winningMoves(nim, heaps).length);
      check(`misere ${list(heaps)}`, bruteForce(nim, heaps, { misere: true }) === "N");
      check(`staircase ${list(heaps)}`, bruteForce(staircase, heaps) === "N");
    }
    for (let a = 0; a <= 15; a++) {
      for (let b = a; b <= 15; b++) check(`wythoff ${a} ${b}`, bruteForce(wythoff, [a, b]) === "P");
    }
    for (const k of [102_334_155n, 10n ** 18n]) {
      const [a, b] = wythoffPair(k);
      check(`wythoff ${a} ${b}`, true);
      check(`wythoff ${a + 1n} ${b + 1n}`, false);
    }
    const answers = execFileSync(program, { input: `${queries.join("\n")}\n`, encoding: "utf8" });
    expect(answers.trimEnd().split("\n")).toEqual(expected);
  },
);
