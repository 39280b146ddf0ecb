import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { ReadingMistake } from "../../src/problems/reading-mistakes.ts";
import type { CppCompiler } from "../../src/programs/compile-cpp.ts";
import { WasiProgram } from "../../src/programs/run-wasi.ts";
import { shippedCompiler } from "../support/clang.ts";
import { some } from "../support/extent.ts";
import { judgeText } from "../support/judge-text.ts";

/** A text that stands once in a listing, after the edits before it, and what is written in its place. */
type Edit = readonly [from: string, to: string];

/** A wrong program: a right listing of a problem with edits. */
type Wrong = readonly [problem: string, listing: string, ...edits: readonly Edit[]];

/**
 * C++ programs with mistakes that are made of the language itself: precedence, overflow, rounding, what a variable keeps.
 * tests/judge/tasks.test.ts asks all known mistakes, as functions.
 */
const mistakes: readonly (readonly [mistake: string, Wrong])[] = [
  // The first is tried in the short extent too, and compiles fastest.
  ["no-absolute-value", ["hdu1730", "northcott", ["std::abs(black - white)", "white - black"]]],
  [
    "precedence",
    [
      "hdu1079",
      "parity",
      ["day == 30 && (month == 9 || month == 11)", "month == 9 || month == 11 && day == 30"],
    ],
  ],
  ["and-precedence", ["hdu1079", "parity", ["(month + day) % 2 == 0", "(month + day & 1 == 0)"]]],
  [
    "precedence",
    [
      "hdu1848",
      "table",
      ['g[m] ^ g[n] ^ g[p] ? "Fibo" : "Nacci"', 'g[m] ^ g[n] ^ g[p] == 0 ? "Nacci" : "Fibo"'],
    ],
  ],
  [
    "and-precedence",
    [
      "hdu3032",
      "remainders",
      ["remainder == 3", "heap & 3 == 3"],
      ["remainder == 0", "heap & 3 == 0"],
    ],
  ],
  ["plain-nim", ["hdu3537", "odious", ["(ones % 2 == 0 ? 1 : 0)", "(ones & 1 == 0)"]]],
  ["precedence", ["hdu5724", "mask-table", ["!(row & piece)", "row & piece == 0"]]],
  [
    "precedence",
    ["poj2975", "count", ["(heaps[i] ^ sum) < heaps[i]", "heaps[i] ^ sum < heaps[i]"]],
  ],
  [
    "precedence",
    ["stones", "heaps", ["wanted < stones[node]", "stones[node] ^ sum < stones[node]"]],
  ],
  ["brackets", ["hdu2188", "remainder", ["(most + 1)", "most + 1"]]],
  [
    "overflow",
    [
      "hdu1527",
      "integers",
      ['long long a, b; std::scanf("%lld %lld"', 'int a, b; std::scanf("%d %d"'],
      ["const long long k", "const int k"],
    ],
  ],
  ["overflow", ["p4301", "basis", ["long long removed", "int removed"], ["%lld", "%d"]]],
  [
    "floating-point",
    [
      "hdu1527",
      "integers",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      [
        "a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
        "a == std::floor(k * (1 + std::sqrt(5.0)) / 2)",
      ],
    ],
  ],
  ["rough-ratio", ["hdu2177", "table", ["smaller[b - a]", "int((b - a) * 1.618)"]]],
  [
    "square-test",
    [
      "hdu2516",
      "fibonacci",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      [
        "int main() {",
        "bool isSquare(double s) { double r = std::round(std::sqrt(s)); return r * r == s; }\nint main() {",
      ],
      ["x == n ?", "isSquare(5.0 * n * n + 4) || isSquare(5.0 * n * n - 4) ?"],
    ],
  ],
  ["not-cleared", ["hdu1848", "table", ["bool seen[16] = {}", "static bool seen[1002]"]]],
  ["not-cleared", ["poj2311", "memoised", ["bool seen[256]", "static bool seen[1 << 16]"]]],
  [
    "shared-marks",
    [
      "hdu1536",
      "memoised",
      ["std::bitset<101> seen;", "static std::bitset<101> seen;\nseen.reset();"],
    ],
  ],
  ["memo-kept", ["hdu1524", "memoised", ["known.assign(vertices, -1)", "known.resize(1000, -1)"]]],
  [
    "values-kept",
    [
      "hdu3094",
      "order",
      ["std::vector<int> value(n + 1);", "static std::vector<int> value(100001);"],
    ],
  ],
  ["sum-kept", ["hdu3404", "recursive", ["unsigned sum = 0;", "static unsigned sum = 0;"]]],
  ["flag-kept", ["hdu2509", "misere", ["bool large", "static bool large"]]],
  ["longest-kept", ["hdu3595", "lengths", ["int longest", "static int longest"]]],
  [
    "as-text",
    [
      "poj1704",
      "gaps",
      [
        "int main()",
        `#include <cstring>
bool before(int a, int b) {
  char one[9], other[9];
  sprintf(one, "%d", a);
  sprintf(other, "%d", b);
  return strcmp(one, other) < 0;
}
int main()`,
      ],
      ["square.end())", "square.end(), before)"],
    ],
  ],
];

/** Programs that read the input wrongly; tests/problems/reading-mistakes.test.ts asks more, as functions. */
const readings: readonly (readonly [ReadingMistake, Wrong])[] = [
  ["terminator", ["poj2975", "count", [" && count > 0", ""]]],
  ["no-output", ["hdu1847", "remainder", ["std::cin >> heap;", "std::cin >> heap && heap < 0;"]]],
  ["first-only", ["hdu2188", "remainder", ["std::cin >> tests", "tests = (std::cin >> tests, 1)"]]],
  [
    "end-of-input",
    [
      "hdu1730",
      "northcott",
      ['std::scanf("%d %d", &rows, &squares) == 2;', "!std::feof(stdin);"],
      ["int sum = 0;", 'std::scanf("%d %d", &rows, &squares);\nint sum = 0;'],
    ],
  ],
  [
    "count",
    [
      "hdu1848",
      "table",
      [
        "int m, n, p;\n  while (",
        'int m, n, p, tests = 0;\nscanf("%d", &tests);\nwhile (tests-- > 0 && ',
      ],
    ],
  ],
];

let compiler: CppCompiler;

beforeAll(async () => {
  compiler = await shippedCompiler();
}, 60_000);

/** The text of a wrong program. */
function textOf([problem, listing, ...edits]: Wrong): string {
  let text = readFileSync(`src/problems/${problem}/listings/${listing}.cpp`, "utf8");
  for (const [from, to] of edits) {
    const [before, after, more] = text.split(from);
    if (before === undefined || after === undefined || more !== undefined) {
      throw new RangeError(`${problem}, ${listing}.cpp: “${from}” must stand in it once`);
    }
    text = before + to + after;
  }
  return text;
}

async function judged(wrong: Wrong) {
  const source = textOf(wrong);
  const standard = /^\/\/ C\+\+98/.test(source) ? "c++98" : "c++17";
  const compiled = await compiler.compile(source, { standard, memory: 64 * 2 ** 20 });
  if (!compiled.wasm) throw new Error(compiled.diagnostics.map((each) => each.message).join("\n"));
  const program = await WasiProgram.load(compiled.wasm, compiled.most);
  return judgeText(wrong[0], (input) => program.run(input));
}

const TIME = { timeout: 120_000 };

test.for(some(mistakes, 1))(
  "a C++ program is refused, and its mistake named: %s, %j",
  TIME,
  async ([id, wrong]) => {
    expect(await judged(wrong)).toMatchObject({
      verdict: "wrong",
      mistakes: expect.arrayContaining([id]) as unknown,
    });
  },
);

test.for(some(readings, 1))(
  "a C++ program that reads its input wrongly is refused, and told so: %s, %j",
  TIME,
  async ([reading, wrong]) => {
    expect(await judged(wrong)).toMatchObject({ mistakes: [], reading });
  },
);
