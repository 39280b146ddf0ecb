import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { findProblem, problems } from "../../src/problems/registry.ts";
import type { CppCompiler, CompileOptions } from "../../src/programs/compile-cpp.ts";
import type { ProgramRun } from "../../src/programs/run.ts";
import { WasiProgram } from "../../src/programs/run-wasi.ts";
import { shippedCompiler } from "../support/clang.ts";
import { deep, some, whole } from "../support/extent.ts";
import { judgeText } from "../support/judge-text.ts";

let compiler: CppCompiler;

beforeAll(async () => {
  compiler = await shippedCompiler();
}, 60_000);

async function compile(source: string, options: Partial<CompileOptions> = {}) {
  const compiled = await compiler.compile(source, {
    standard: "c++17",
    memory: 64 * 2 ** 20,
    ...options,
  });
  const { wasm, most, diagnostics } = compiled;
  if (!wasm) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return WasiProgram.load(wasm, most);
}

async function run(
  source: string,
  input = "",
  options?: Partial<CompileOptions>,
): Promise<ProgramRun> {
  return (await compile(source, options)).run(input);
}

/** Judges a C++ program on a problem. */
async function judged(id: string, source: string, options: Partial<CompileOptions> = {}) {
  const program = await compile(source, options);
  return judgeText(id, (input) => program.run(input));
}

const read = (file: string): string => readFileSync(file, "utf8");

const listings = globSync("src/problems/*/listings/*.cpp").sort();
const first = "src/problems/hdu1848/listings/memoised.cpp";

describe("a listing is accepted in the page's own way:", () => {
  test.for(whole ? listings : [first])("%s", { timeout: 120_000 }, async (file) => {
    const source = read(file);
    const standard = /^\/\/ C\+\+98/.test(source) ? "c++98" : "c++17";
    const id = file.split("/")[2] ?? "";
    expect(await judged(id, source, { standard })).toMatchObject({ verdict: "accepted" });
  });
});

describe("the first text of a program answers every case of", () => {
  test.for(some(problems, 1).map(({ id }) => id))("%s", { timeout: 120_000 }, async (id) => {
    const problem = findProblem(id);
    const standard = problem?.judge.newest === "C++98" ? "c++98" : "c++17";
    const judgement = await judged(id, read(`src/problems/${id}/starter.cpp`), { standard });
    expect(judgement).toMatchObject({ verdict: "wrong" });
  });
});

test("a wrong program is refused, and its mistake named", { timeout: 60_000 }, async () => {
  const judgement = await judged(
    "hdu1847",
    `#include <cstdio>
int main() { int n; while (scanf("%d", &n) == 1) puts(n % 2 ? "Kiki" : "Cici"); }`,
  );
  expect(judgement).toMatchObject({ verdict: "wrong", cases: [2] });
});

describe("what goes wrong with a program:", () => {
  test(
    "clang's errors stand at their lines, at most five of them",
    { timeout: 60_000 },
    async () => {
      const { wasm, diagnostics } = await compiler.compile(
        `#include <cstdio>\nint main() {\n  int a = b;\n  c d e;\n  f(); g(); h(); i(); j();\n}\n`,
        { standard: "c++17", memory: 2 ** 20 },
      );
      expect(wasm).toBeUndefined();
      expect(diagnostics).toHaveLength(5);
      expect(diagnostics[0]).toEqual({
        line: 3,
        column: 11,
        isError: true,
        message: "use of undeclared identifier 'b'",
      });
    },
  );

  test("a header that does not exist is an error at its line", { timeout: 60_000 }, async () => {
    const { diagnostics } = await compiler.compile("\n#include <windows.h>\nint main() {}\n", {
      standard: "c++17",
      memory: 2 ** 20,
    });
    expect(diagnostics).toMatchObject([{ line: 2, message: "'windows.h' file not found" }]);
  });

  const kinds: [string, string, Partial<ProgramRun>][] = [
    [
      "memory without end",
      "vector<int *> v; while (1) v.push_back(new int[1 << 20]);",
      { fault: "memory" },
    ],
    ["a vector without end", "vector<int> v; while (1) v.push_back(s);", { fault: "memory" }],
    ["an exception", 'throw runtime_error("no");', { fault: "exception" }],
    ["output without end", 'while (1) puts("again");', { fault: "flood" }],
    ["an exit status", "return 3;", { fault: "error", message: "exit status 3" }],
    ["an assertion", "assert(s == 1);", { fault: "error" }],
    ["nothing", "", {}],
  ];
  test.for(some(kinds, 3))("%s", { timeout: 60_000 }, async ([, body, expected]) => {
    const source = `#include <bits/stdc++.h>\nusing namespace std;\nint s;\nint main() { ${body} }\n`;
    const { output, memory, ...end } = await run(source);
    expect(end).toMatchObject(expected);
    expect(output.length).toBeLessThanOrEqual(16_000_000);
    expect(memory).toBeLessThan(100e6);
    if (Object.keys(expected).length === 0) expect(end).toEqual({});
  });

  deep("recursion without end", { timeout: 60_000 }, async () => {
    const source = `#include <cstdio>
int f(int n) { int a[9]; for (int &x : a) scanf("%d", &x); return n ? f(n + 1) + a[n % 9] : 0; }
int main() { printf("%d", f(1)); }`;
    expect((await run(source)).fault).toMatch(/recursion|error|memory/);
  });
});

deep(
  "C++98 and C++20 programs, a BOM and lines of Windows compile",
  { timeout: 60_000 },
  async () => {
    const old = '#include <cstdio>\r\nint main() { puts("x"); }\r\n';
    expect(await run(`\uFEFF${old}`, "", { standard: "c++98" })).toMatchObject({ output: "x\n" });
    const sum = `#include <bits/stdc++.h>
int main() { auto r = std::views::iota(1, 4); std::cout << std::accumulate(r.begin(), r.end(), (__int128)0 > 1 ? 1 : 0) << clock() * 0; }`;
    expect(await run(sum, "", { standard: "c++20" })).toMatchObject({ output: "60" });
  },
);
