import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { starters } from "../../src/problems/input-programs.ts";
import { problems } from "../../src/problems/registry.ts";
import type { Python } from "../../src/programs/run-python.ts";
import { startPython } from "../../src/programs/record.ts";
import { wholeOnly, firstUnlessWhole } from "../support/extent.ts";
import { judgeText } from "../support/judge-text.ts";

let python: Python;

beforeAll(async () => {
  python = await startPython();
}, 60_000);

/** Judges a Python program on a problem. */
const judged = (id: string, source: string) => judgeText(id, (input) => python.run(source, input));

describe("a listing is accepted:", () => {
  test.for(firstUnlessWhole(globSync("src/problems/*/listings/*.py").sort(), 1))(
    "%s",
    { timeout: 120_000 },
    async (file) => {
      const judgement = await judged(file.split("/")[2] ?? "", readFileSync(file, "utf8"));
      expect(judgement).toMatchObject({ verdict: "accepted" });
    },
  );
});

describe("the starter program gives a wrong answer, but an answer to every case, for", () => {
  test.for(firstUnlessWhole(problems, 3))("$id", { timeout: 120_000 }, async (problem) => {
    const judgement = await judged(problem.id, starters(problem).python);
    expect(judgement).toMatchObject({ verdict: "wrong" });
  });
});

describe("the errors of a Python program:", () => {
  test("a syntax error is reported with its line", () => {
    expect(python.check("x = 1\nif x\n    pass\n")).toEqual({
      fault: "error",
      line: 2,
      message: "SyntaxError: expected ':'",
    });
    expect(python.check("x = 1")).toBeUndefined();
  });

  test("an exception is reported with the line of the program", () => {
    expect(python.run("def f():\n    return [][1]\n\nprint(1)\nf()\n", "")).toEqual({
      output: "1\n",
      fault: "error",
      line: 2,
      message: "IndexError: list index out of range",
    });
  });

  test.for([
    ["exit()", "exit()", {}],
    ["exit(0)", "import sys; sys.exit(0)", {}],
    ["an exit status", "import sys; sys.exit(3)", { fault: "error", message: "exit status 3" }],
    ["an infinite recursion", "def f(n): return f(n + 1)\nf(0)", { fault: "error", line: 1 }],
    [
      "the end of the input",
      "input()\ninput()",
      { line: 2, message: "EOFError: EOF when reading a line" },
    ],
    ["a list larger than memory", "x = [0] * 2**29", { fault: "memory" }],
    [
      "a module that does not exist",
      "import numpy",
      { line: 1, message: "ModuleNotFoundError: No module named 'numpy'" },
    ],
    ["a local file", "open('/etc/passwd')", { fault: "error", line: 1 }],
    ["a process", "import os\nos.fork()", { fault: "error", line: 2 }],
    ["a thread", "import threading\nthreading.Thread(target=print).start()", { fault: "error" }],
    ["no statements", "", {}],
    ["a BOM and CR LF", "\uFEFFif True:\r\n  pass\r\n", {}],
  ] as const)("a run with %s", ([, source, expected]) => {
    expect(python.run(source, "1\n")).toMatchObject({ output: "", ...expected });
  });

  test.for([
    ["zeros", "\0\0\0", "SyntaxError: source code string cannot contain null bytes"],
    ["deeply nested brackets", "(".repeat(1000), "SyntaxError: too many nested parentheses"],
    ["C++", "#include <cstdio>\nint main() {}", "SyntaxError: invalid syntax"],
  ] as const)("source text of %s is a syntax error", ([, source, message]) => {
    expect(python.check(source)).toMatchObject({ fault: "error", message });
  });
});

wholeOnly(
  "a megabyte of comments is a program, and an ever-growing list exceeds the memory",
  () => {
    expect(python.run("# x\n".repeat(250_000), "")).toEqual({ output: "" });
    expect(python.run("x = []\nwhile True: x += [0] * 10**7", "")).toMatchObject({
      fault: "memory",
    });
    expect(python.run("print(1)", "")).toEqual({ output: "1\n" });
  },
);

test("a run does not affect the next one", () => {
  python.run("import sys\na = 1\nsys.stdin.readline()\nsys.stdout.write('half')", "1\n2\n");
  expect(python.run("print('a' in globals(), input())", "3\n")).toEqual({ output: "False 3\n" });
});

test("the module js does not give access to the page's JavaScript", () => {
  const { message } = python.run("import js\njs.fetch('x')", "");
  expect(message).toContain("AttributeError");
});

test("unlimited output is a flood", { timeout: 60_000 }, () => {
  const { output, fault } = python.run("while True: print('x' * 100000)", "");
  expect(fault).toBe("flood");
  expect(output.length).toBeLessThanOrEqual(16_000_000);
});
