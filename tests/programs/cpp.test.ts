import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { starters } from "../../src/problems/input-programs.ts";
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
import { wholeOnly, firstUnlessWhole, whole } from "../support/extent.ts";
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

/** Judges a C++ program on a problem, with the standard that it names or that the problem's judge uses. */
async function judged(id: string, source: string) {
  const isOld = /^\/\/ C\+\+98/.test(source) || findProblem(id)?.judge.newest === "C++98";
  const standard = isOld ? "c++98" : "c++17";
  const program = await compile(source, { standard });
  return judgeText(id, (input) => program.run(input));
}

const read = (file: string): string => readFileSync(file, "utf8");

const listings = globSync("src/problems/*/listings/*.cpp").sort();

describe("a listing is accepted by the page's compiler:", () => {
  wholeOnly.for(listings)("%s", { timeout: 120_000 }, async (file) => {
    expect(await judged(file.split("/")[2] ?? "", read(file))).toMatchObject({
      verdict: "accepted",
    });
  });
});

describe("the starter program gives a wrong answer, but an answer to every case, for", () => {
  // The input of hdu2177 ends with two zeros, and contains a single zero before.
  const few = problems.filter(({ id }) => whole || id === "hdu2177");
  test.for(few)("$id", { timeout: 120_000 }, async (problem) => {
    const judgement = await judged(problem.id, starters(problem).cpp);
    expect(judgement).toMatchObject({ verdict: "wrong" });
  });
});

describe("the errors of a C++ program:", () => {
  test(
    "clang's errors are reported with their lines, at most five of them",
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
    ["an empty program", "", noMain],
    ["deeply nested brackets", `int main() { return ${"(".repeat(1e5)}1; }`, { isCrash: true }],
    [
      "an infinite template recursion",
      "template <int n> int f() { return f<n + 1>(); }\nint main() { return f<0>(); }",
      { line: 1, message: "recursive template instantiation exceeded maximum depth of 1024" },
    ],
    [
      "an infinite constant expression",
      "constexpr int f(int n) { while (n) n = 3 - n; return n; }\nconstexpr int n = f(1);\nint main() {}",
      { line: 2 },
    ],
    [
      "variables larger than the memory",
      "int table[30000000];\nint main(int n, char **) { return table[n]; }",
      { needed: expect.closeTo(120e6, -6) as number },
    ],
    [
      "a local file",
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
  wholeOnly.for(texts)(
    "compile error for %s",
    { timeout: 60_000 },
    async ([, source, expected]) => {
      const options = { standard: "c++17", memory: 64 * 2 ** 20 } as const;
      const { wasm, diagnostics, ...end } = await compiler.compile(source, options);
      expect(wasm === undefined).toBe(true);
      expect(diagnostics.length).toBeLessThanOrEqual(5);
      const [first = { isError: true }] = diagnostics;
      expect({ ...first, ...end }).toMatchObject({ isError: true, ...expected });
    },
  );

  const kinds: [string, string, Partial<ProgramRun>][] = [
    [
      "unlimited memory",
      "vector<int *> v; while (1) v.push_back(new int[1 << 20]);",
      { fault: "memory" },
    ],
    ["an exception", 'throw runtime_error("no");', { fault: "exception" }],
    ["unlimited output", 'while (1) puts("again");', { fault: "flood" }],
    ["an exit status", "return 3;", { fault: "error", message: "exit status 3" }],
    ["an assertion", "assert(s == 1);", { fault: "error" }],
    ["no statements", "", {}],
    ["nearly all of the memory", "static char a[60000000]; a[s] = 1; puts(a + s);", {}],
    [
      "more than all of the memory",
      'vector<int> v(1 << 25); printf("%d", v[s]);',
      { fault: "memory" },
    ],
    [
      "an address outside the memory",
      "*(volatile int *)(s + 0x7fffffff) = 1;",
      { fault: "error", message: "memory access out of bounds" },
    ],
    ["a division by 0", 'printf("%d", 5 / s);', { fault: "error", message: "divide by zero" }],
    ["abort()", "abort();", { fault: "abort" }],
    ["a trap instruction", "__builtin_trap();", { fault: "abort" }],
  ];
  wholeOnly.for(kinds)("a run with %s", { timeout: 60_000 }, async ([, body, expected]) => {
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

  wholeOnly("an infinite recursion", { timeout: 60_000 }, async () => {
    const source = `#include <cstdio>
int f(int n) { int a[9]; for (int &x : a) scanf("%d", &x); return n ? f(n + 1) + a[n % 9] : 0; }
int main() { printf("%d", f(1)); }`;
    expect((await run(source)).fault).toMatch(/recursion|error|memory/);
  });
});

describe("a program can access only its input and output, not", () => {
  const attempts: [string, string, Partial<ProgramRun>][] = [
    [
      "files",
      `for (const char *name : {"/etc/passwd", "../main.cpp", "main.cpp", "/proc/self/environ", "/dev/stdin", "."})
        printf("%d%d", fopen(name, "r") != 0, open(name, O_RDONLY) >= 0);
      printf("%d", fopen("answers.txt", "w") != 0);`,
      { output: "0".repeat(13) },
    ],
    ["folders", 'printf("%d%d", opendir("/") != 0, opendir(".") != 0);', { output: "00" }],
    ["the environment", 'printf("%d%d", *environ != 0, getenv("PATH") != 0);', { output: "00" }],
    [
      "other streams",
      `char text[9];
      printf("%d %d ", (int)read(3, text, 9), (int)write(3, text, 9));
      printf("%d %d", (int)read(1, text, 9), (int)lseek(0, -5, SEEK_CUR));`,
      { output: "-1 -1 -1 -1" },
    ],
    [
      "data after its input",
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
  wholeOnly.for(attempts)("%s", { timeout: 60_000 }, async ([, body, expected]) => {
    const source = `#include <cstdio>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <initializer_list>
${body.includes("thread") ? "#include <thread>" : ""}
#include <unistd.h>
using namespace std;
extern char **environ;
int main() { ${body} }
`;
    expect(await run(source, "12\n")).toMatchObject(expected);
  });

  wholeOnly("its own imports, which are rejected", { timeout: 60_000 }, async () => {
    const source = `__attribute__((import_module("env"), import_name("fetch"))) int get(int);
int main() { return get(1); }`;
    await expect(run(source)).rejects.toThrow(/env|import/i);
  });
});

wholeOnly("a megabyte of comments and numbers compiles", { timeout: 60_000 }, async () => {
  const numbers = Array.from({ length: 150_000 }, (_, at) => (at * 7919) % 100_000);
  const source = `${`// ${"x".repeat(97)}\n`.repeat(5000)}#include <cstdio>
const int table[] = {${numbers.join()}};
int main() { int n; scanf("%d", &n); printf("%d", table[n]); }`;
  expect(await run(source, "149999")).toMatchObject({ output: String(numbers[149_999]) });
});

wholeOnly(
  "C++98 and C++20 programs, and programs with a BOM and CR LF, compile",
  { timeout: 60_000 },
  async () => {
    const old = '#include <cstdio>\r\nint main() { puts("x"); }\r\n';
    expect(await run(`\uFEFF${old}`, "", { standard: "c++98" })).toMatchObject({ output: "x\n" });
    const sum = `#include <bits/stdc++.h>
int main() { auto r = std::views::iota(1, 4); std::cout << std::accumulate(r.begin(), r.end(), (__int128)0 > 1 ? 1 : 0) << clock() * 0; }`;
    expect(await run(sum, "", { standard: "c++20" })).toMatchObject({ output: "60" });
  },
);

/** A text that occurs once in a listing after the previous edits, and its replacement. */
type Edit = readonly [from: string, to: string];

/** A right listing of a problem, such as `hdu1848/table`, with edits that make it wrong. */
type Wrong = readonly [listing: string, ...edits: readonly Edit[]];

/**
 * C++ programs with mistakes that are typical of the language: operator precedence, sizes of numbers and arrays, and
 * variables that keep their values between cases. The first one compiles fastest, and is also tested by `npm test`.
 */
const mistakes: readonly (readonly [id: string, ...wrong: Wrong])[] = [
  ["no-absolute-value", "hdu1730/northcott", ["std::abs(black - white)", "white - black"]],
  [
    "precedence",
    "hdu1079/parity",
    ["day == 30 && (month == 9 || month == 11)", "month == 9 || month == 11 && day == 30"],
  ],
  ["and-precedence", "hdu1079/parity", ["(month + day) % 2 == 0", "(month + day & 1 == 0)"]],
  [
    "precedence",
    "hdu1848/table",
    ['g[m] ^ g[n] ^ g[p] ? "Fibo" : "Nacci"', 'g[m] ^ g[n] ^ g[p] == 0 ? "Nacci" : "Fibo"'],
  ],
  ["brackets", "hdu2188/remainder", ["(most + 1)", "most + 1"]],
  [
    "overflow",
    "hdu1527/integers",
    ['long long a, b; std::scanf("%lld %lld"', 'int a, b; std::scanf("%d %d"'],
    ["const long long k", "const int k"],
  ],
  ["overflow", "p4301/basis", ["long long removed", "int removed"], ["%lld", "%d"]],
  ["few-bits", "p4301/basis", ["int i = 29;", "int i = 28;"]],
  ["changed-heap", "p4301/basis", ["bool keep(int heap)", "bool keep(int& heap)"]],
  [
    "floating-point",
    "hdu1527/integers",
    ["<cstdio>", "<cmath>\n#include <cstdio>"],
    [
      "a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
      "a == std::floor(k * (1 + std::sqrt(5.0)) / 2)",
    ],
  ],
  ["not-cleared", "hdu1848/table", ["bool seen[16] = {}", "static bool seen[1002]"]],
  [
    "shared-marks",
    "hdu1536/memoised",
    ["std::bitset<101> seen;", "static std::bitset<101> seen;\nseen.reset();"],
  ],
  ["memo-kept", "hdu1536/memoised", ["std::vector<int> known(", "static std::vector<int> known("]],
  [
    "values-kept",
    "hdu3094/order",
    ["std::vector<int> value(n + 1);", "static std::vector<int> value(100001);"],
  ],
  ["sum-kept", "hdu3404/recursive", ["unsigned sum = 0;", "static unsigned sum = 0;"]],
  ["flag-kept", "hdu2509/misere", ["bool large", "static bool large"]],
  ["flag-overwritten", "hdu2509/misere", ["large || ", ""]],
  ["table-too-short", "hdu1536/table", ["heap <= kLargestHeap; ++heap", "heap <= 1000; ++heap"]],
  ["one-short", "poj1704/marks", ["square = kSquares;", "square = kSquares - 1;"]],
  ["less-than-parent", "stones/heaps", ["<= stones[node / 2]", "< stones[node / 2]"]],
];

/** Returns the text of a wrong program. */
function textOf(problem: string, listing: string, edits: readonly Edit[]): string {
  let text = read(`src/problems/${problem}/listings/${listing}.cpp`);
  for (const [from, to] of edits) {
    const [before, after, more] = text.split(from);
    if (before === undefined || after === undefined || more !== undefined) {
      throw new RangeError(`${problem}, ${listing}.cpp: “${from}” must occur exactly once`);
    }
    text = before + to + after;
  }
  return text;
}

const judgedWrong = ([path, ...edits]: Wrong) => {
  const [problem = "", listing = ""] = path.split("/");
  return judged(problem, textOf(problem, listing, edits));
};

describe("a C++ program is rejected, and its mistake is named:", () => {
  test.for(firstUnlessWhole(mistakes, 1))(
    "%s, %s",
    { timeout: 120_000 },
    async ([id, ...wrong]) => {
      expect(await judgedWrong(wrong)).toMatchObject({
        verdict: "wrong",
        mistakes: expect.arrayContaining([id]) as unknown,
      });
    },
  );
});
