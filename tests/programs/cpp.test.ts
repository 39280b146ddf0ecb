import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { findProblem, problems } from "../../src/problems/registry.ts";
import type {
  Compiled,
  CompileOptions,
  CppCompiler,
  Diagnostic,
} from "../../src/programs/compile-cpp.ts";
import type { ProgramRun } from "../../src/programs/run.ts";
import { WasiProgram } from "../../src/programs/run-wasi.ts";
import { shippedCompiler } from "../support/clang.ts";
import { deep, some } from "../support/extent.ts";
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

describe("a listing is accepted in the page's own way:", () => {
  deep.for(listings)("%s", { timeout: 120_000 }, async (file) => {
    const source = read(file);
    const standard = /^\/\/ C\+\+98/.test(source) ? "c++98" : "c++17";
    const id = file.split("/")[2] ?? "";
    expect(await judged(id, source, { standard })).toMatchObject({ verdict: "accepted" });
  });
});

describe("the first text of a program answers every case of", () => {
  deep.for(problems.map(({ id }) => id))("%s", { timeout: 120_000 }, async (id) => {
    const problem = findProblem(id);
    const standard = problem?.judge.newest === "C++98" ? "c++98" : "c++17";
    const judgement = await judged(id, read(`src/problems/${id}/starter.cpp`), { standard });
    expect(judgement).toMatchObject({ verdict: "wrong" });
  });
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

  const noMain = { message: "undefined symbol: main" };
  const texts: [string, string, Partial<Diagnostic & Compiled>][] = [
    [
      "a header that does not exist",
      "\n#include <windows.h>\nint main() {}\n",
      { line: 2, message: "'windows.h' file not found" },
    ],
    [
      "a program that includes itself",
      '#include "main.cpp"\nint main() {}',
      { line: 1, message: "#include nested too deeply" },
    ],
    ["an empty text", "", noMain],
    ["brackets without end", `int main() { return ${"(".repeat(1e5)}1; }`, { isCrash: true }],
    [
      "templates without end",
      "template <int n> int f() { return f<n + 1>(); }\nint main() { return f<0>(); }",
      { line: 1, message: "recursive template instantiation exceeded maximum depth of 1024" },
    ],
    [
      "a constant without end",
      "constexpr int f(int n) { while (n) n = 3 - n; return n; }\nconstexpr int n = f(1);\nint main() {}",
      { line: 2 },
    ],
    [
      "variables larger than the memory",
      "int table[30000000];\nint main(int n, char **) { return table[n]; }",
      { needed: expect.closeTo(120e6, -6) as number },
    ],
    [
      "a file of the machine",
      '#include "/etc/passwd"\nint main() {}',
      { line: 1, message: "'/etc/passwd' file not found" },
    ],
    [
      "system()",
      '#include <cstdlib>\nint main() { return system("ls"); }',
      { message: "undefined symbol: system" },
    ],
    [
      "fork()",
      "#include <unistd.h>\nint main() { return fork(); }",
      { line: 2, message: "use of undeclared identifier 'fork'" },
    ],
  ];
  test.for(some(texts, 3))("%s is an error", { timeout: 60_000 }, async ([, source, expected]) => {
    const options = { standard: "c++17", memory: 64 * 2 ** 20 } as const;
    const { wasm, diagnostics, ...end } = await compiler.compile(source, options);
    expect(wasm === undefined).toBe(true);
    expect(diagnostics.length).toBeLessThanOrEqual(5);
    const [first = { isError: true }] = diagnostics;
    expect({ ...first, ...end }).toMatchObject({ isError: true, ...expected });
  });

  const kinds: [string, string, Partial<ProgramRun>][] = [
    [
      "memory without end",
      "vector<int *> v; while (1) v.push_back(new int[1 << 20]);",
      { fault: "memory" },
    ],
    ["an exception", 'throw runtime_error("no");', { fault: "exception" }],
    ["output without end", 'while (1) puts("again");', { fault: "flood" }],
    ["an exit status", "return 3;", { fault: "error", message: "exit status 3" }],
    ["an assertion", "assert(s == 1);", { fault: "error" }],
    ["nothing", "", {}],
    ["as much memory as there is", "static char a[60000000]; a[s] = 1; puts(a + s);", {}],
    [
      "more memory than there is",
      'vector<int> v(1 << 25); printf("%d", v[s]);',
      { fault: "memory" },
    ],
    [
      "a place outside memory",
      "*(volatile int *)(s + 0x7fffffff) = 1;",
      { fault: "error", message: "memory access out of bounds" },
    ],
    ["a division by 0", 'printf("%d", 5 / s);', { fault: "error", message: "divide by zero" }],
    ["abort()", "abort();", { fault: "abort" }],
    ["an instruction that is none", "__builtin_trap();", { fault: "abort" }],
  ];
  test.for(some(kinds, 2))("%s", { timeout: 60_000 }, async ([, body, expected]) => {
    const source = `#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <vector>
using namespace std;
int s;
int main() { ${body} }
`;
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

describe("a program reaches nothing but its input and output:", () => {
  const attempts: [string, string, Partial<ProgramRun>][] = [
    [
      "files",
      `for (string name : {"/etc/passwd", "../main.cpp", "main.cpp", "/proc/self/environ", "/dev/stdin", "."})
        cout << ifstream(name).is_open() << (fopen(name.c_str(), "r") != 0);
      cout << ofstream("answers.txt").is_open();`,
      { output: "0".repeat(13) },
    ],
    ["folders", 'printf("%d%d", opendir("/") != 0, opendir(".") != 0);', { output: "00" }],
    ["the environment", 'printf("%d%d", *environ != 0, getenv("PATH") != 0);', { output: "00" }],
    [
      "other streams than its own",
      `char text[9];
      printf("%d %d ", (int)read(3, text, 9), (int)write(3, text, 9));
      printf("%d %d", (int)read(1, text, 9), (int)lseek(0, -5, SEEK_CUR));`,
      { output: "-1 -1 -1 -1" },
    ],
    [
      "more than its input",
      'int n = 7; scanf("%d", &n); int read = scanf("%d", &n); printf("%d %d", read, n);',
      { output: "-1 12" },
    ],
    [
      "threads",
      "thread(abort).join();",
      {
        output: "",
        fault: "error",
        message: expect.stringContaining("thread constructor failed") as string,
      },
    ],
  ];
  test.for(some(attempts, 1))("%s", { timeout: 60_000 }, async ([, body, expected]) => {
    const source = `#include <bits/stdc++.h>
#include <dirent.h>
#include <thread>
#include <unistd.h>
using namespace std;
extern char **environ;
int main() { ${body} }
`;
    expect(await run(source, "12\n")).toMatchObject(expected);
  });

  deep("imports of its own are refused", { timeout: 60_000 }, async () => {
    const source = `__attribute__((import_module("env"), import_name("fetch"))) int get(int);
int main() { return get(1); }`;
    await expect(run(source)).rejects.toThrow(/env|import/i);
  });
});

deep("a megabyte of comments and of numbers compiles", { timeout: 60_000 }, async () => {
  const numbers = Array.from({ length: 150_000 }, (_, at) => (at * 7919) % 100_000);
  const source = `${`// ${"x".repeat(97)}\n`.repeat(5000)}#include <cstdio>
const int table[] = {${numbers.join()}};
int main() { int n; scanf("%d", &n); printf("%d", table[n]); }`;
  expect(await run(source, "149999")).toMatchObject({ output: String(numbers[149_999]) });
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
