import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { ReadingMistake } from "../../src/problems/reading-mistakes.ts";
import { problemIds, taskOf } from "../../src/problems/registry.ts";
import type { CppCompiler } from "../../src/programs/compile-cpp.ts";
import { WasiProgram } from "../../src/programs/run-wasi.ts";
import { shippedCompiler } from "../support/clang.ts";
import { some } from "../support/extent.ts";
import { judgeText } from "../support/judge-text.ts";

/** A text that stands once in a listing, after the edits before it, and what is written in its place. */
type Edit = readonly [from: string, to: string];

/** A wrong program: a right listing with edits, or all of its text. */
type Wrong = readonly [listing: string, ...edits: readonly Edit[]] | string;

/** The mistakes of misère play in two problems, whose listings have the same loop. */
const misere: Readonly<Record<string, Wrong>> = {
  normal: ["misere", ["large ? sum != 0 : sum == 0", "sum != 0"]],
  "turn-round": ["misere", ["large ? sum != 0 : sum == 0", "sum == 0"]],
  "all-large": ["misere", ["large = false", "large = true"], ["large || ", "large && "]],
  "flag-overwritten": ["misere", ["large || ", ""]],
  "flag-kept": ["misere", ["bool large", "static bool large"]],
  added: ["misere", ["sum ^= ", "sum += "]],
};

/**
 * C++ programs with known mistakes of their problems: those that are mistakes of the language, such as the order of its
 * operators, sizes of numbers and of arrays, and variables that are kept from case to case, and some others.
 */
const mistakes: Readonly<Record<string, Readonly<Record<string, Wrong>>>> = {
  // The first is tried in the short extent too, and compiles fastest.
  hdu1730: {
    "no-absolute-value": ["northcott", ["std::abs(black - white)", "white - black"]],
    "magic-number": ["northcott", [" - 1;", " - 1 + 105 * 105 + 1;"]],
  },
  hdu1079: {
    precedence: [
      "parity",
      ["day == 30 && (month == 9 || month == 11)", "month == 9 || month == 11 && day == 30"],
    ],
    "and-precedence": ["parity", ["(month + day) % 2 == 0", "(month + day & 1 == 0)"]],
    "rolls-over": [
      "search",
      ["auto* months", "const int days = month < 12 ? daysIn(year, month + 1) : 31;\nauto* months"],
      ["!next[day]", "!(day > days ? months[month + 2][day - days] : next[day])"],
    ],
  },
  hdu1527: {
    overflow: [
      "integers",
      ['long long a, b; std::scanf("%lld %lld"', 'int a, b; std::scanf("%d %d"'],
      ["const long long k", "const int k"],
    ],
    "floating-point": [
      "integers",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      [
        "a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
        "a == std::floor(k * (1 + std::sqrt(5.0)) / 2)",
      ],
    ],
  },
  hdu1524: {
    "not-cleared": [
      "memoised",
      ["std::vector<int> known;", "std::vector<int> known;\nstd::vector<bool> seen;"],
      ["std::vector<bool> seen(options[vertex].size() + 1);", ""],
      [
        "known.assign(vertices, -1);",
        "known.assign(vertices, -1);\nseen.assign(2000, false);\nfor (int v = 0; v < vertices; ++v) grundy(v);",
      ],
    ],
    "shared-marks": [
      "memoised",
      ["std::vector<int> known;", "std::vector<int> known;\nstd::vector<bool> seen;"],
      ["std::vector<bool> seen(options[vertex].size() + 1);", "seen.assign(2000, false);"],
      [
        "known.assign(vertices, -1);",
        "known.assign(vertices, -1);\nfor (int v = 0; v < vertices; ++v) grundy(v);",
      ],
    ],
    "memo-kept": ["memoised", ["known.assign(vertices, -1)", "known.resize(1000, -1)"]],
  },
  hdu1536: {
    "not-cleared": [
      "table",
      ["seen(amounts.size() + 1, -1);", "seen(kLargestHeap + 2, -1);\nint least = 0;"],
      ["seen[grundy[heap]] == heap) ++grundy[heap]", "seen[least] >= 0) ++least"],
      ["  }\n  return grundy;", "grundy[heap] = least;\n}\nreturn grundy;"],
    ],
    "shared-marks": [
      "memoised",
      ["std::bitset<101> seen;", "static std::bitset<101> seen;\nseen.reset();"],
    ],
    "memo-kept": ["memoised", ["std::vector<int> known(", "static std::vector<int> known("]],
    "table-too-short": ["table", ["heap <= kLargestHeap; ++heap", "heap <= 1000; ++heap"]],
    "one-short": ["table", ["heap <= kLargestHeap; ++heap", "heap < kLargestHeap; ++heap"]],
  },
  hdu1847: {
    "not-cleared": [
      "table",
      [
        "std::array<bool, kLargestHeap + 1> won{}",
        "std::array<int, kLargestHeap + 1> won{}, seen{}",
      ],
      [
        "if (!won[heap - taken]) won[heap] = true",
        "for (seen[won[heap - taken]] = 1; seen[won[heap]];) ++won[heap]",
      ],
    ],
  },
  hdu1848: {
    "not-cleared": ["table", ["bool seen[16] = {}", "static bool seen[1002]"]],
    precedence: [
      "table",
      ['g[m] ^ g[n] ^ g[p] ? "Fibo" : "Nacci"', 'g[m] ^ g[n] ^ g[p] == 0 ? "Nacci" : "Fibo"'],
    ],
  },
  hdu1907: {
    ...misere,
    "one-loses-too": ["misere", ["large ? sum != 0", "large ? sum > 1"]],
  },
  hdu2177: {
    "partner-below": ["table", ["partner[a] < b)", "partner[a] < a)"]],
  },
  hdu2188: {
    brackets: ["remainder", ["(most + 1)", "most + 1"]],
  },
  hdu2509: misere,
  hdu2516: {
    "three-times": [
      "fibonacci",
      ["<cstdio>", "<cstdio>\n#include <vector>"],
      ["x = 1, y = 2;", "x = 1;\nstd::vector<long long> heaps;\nstd::size_t j = 0;"],
      ["y += x;", "heaps.push_back(x);\nwhile (3 * heaps[j] < x) ++j;"],
      ["x = y - x;", "x += heaps[j];"],
    ],
    "square-test": [
      "fibonacci",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      [
        "int main() {",
        "bool isSquare(double s) { double r = std::round(std::sqrt(s)); return r * r == s; }\nint main() {",
      ],
      ["x == n ?", "isSquare(5.0 * n * n + 4) || isSquare(5.0 * n * n - 4) ?"],
    ],
  },
  hdu3032: {
    "and-precedence": [
      "remainders",
      ["remainder == 3", "heap & 3 == 3"],
      ["remainder == 0", "heap & 3 == 0"],
    ],
    "sum-kept": ["remainders", ["unsigned sum", "static unsigned sum"]],
    "table-too-short": [
      "remainders",
      ["sum ^= valueOf(heap)", "sum ^= heap > 1000 ? 0 : valueOf(heap)"],
    ],
  },
  hdu3404: {
    "sum-kept": ["recursive", ["unsigned sum = 0;", "static unsigned sum = 0;"]],
  },
  hdu3537: {
    "sum-kept": ["odious", ["int sum = 0;", "static int sum = 0;"]],
    "table-too-short": ["odious", ["valueOf(coin);", "coin < 1000 ? valueOf(coin) : 0;"]],
  },
  hdu3094: {
    "values-kept": [
      "order",
      ["std::vector<int> value(n + 1);", "static std::vector<int> value(100001);"],
    ],
  },
  hdu3590: {
    ...misere,
    "any-vertex": [
      "misere",
      ["int valueOf", "bool large = false;\nint valueOf"],
      [
        "value ^= valueOf(other, vertex) + 1;",
        "{\n      const int branch = valueOf(other, vertex) + 1;\n      value ^= branch;\n      if (branch > 1) ::large = true;\n    }",
      ],
      ["int sum = 0;", "int sum = 0;\n    ::large = false;"],
      ["(large ?", "(large || ::large ?"],
    ],
  },
  hdu3595: {
    "usual-sum": [
      "lengths",
      [
        "int lengthOf",
        `int known[1001][1001];
int grundy(int larger, int smaller) {
  if (larger < smaller) std::swap(larger, smaller);
  if (smaller == 0) return 0;
  if (known[larger][smaller] > 0) return known[larger][smaller] - 1;
  bool seen[1002] = {};
  for (int left = larger - smaller; left >= 0; left -= smaller) seen[grundy(left, smaller)] = true;
  int least = 0;
  while (seen[least]) ++least;
  return (known[larger][smaller] = least + 1) - 1;
}
int lengthOf`,
      ],
      ["longest = std::max(longest, lengthOf(p, q))", "longest ^= grundy(p, q)"],
      ["longest % 2 == 1 ?", "longest ?"],
    ],
    "longest-kept": ["lengths", ["int longest", "static int longest"]],
  },
  hdu5724: {
    "left-end-last": [
      "mask-table",
      [
        "piece = 1; piece <= row; piece <<= 1",
        "piece = 1 << (kSquares - 1); piece > 0; piece >>= 1",
      ],
      ["kSquares - square", "square - 1"],
    ],
    "shared-marks": `#include <cstdio>
#include <map>
#include <set>
std::map<int, int> known;
std::set<int> seen;
int grundy(int row) {
  if (known.count(row)) return known[row];
  seen.clear();
  for (int piece = 1, empty = 0; piece <= row; piece <<= 1)
    if (!(row & piece)) empty = piece;
    else if (empty) seen.insert(grundy(row ^ piece ^ empty));
  int least = 0;
  while (seen.count(least)) ++least;
  return known[row] = least;
}
int main() {
  int tests, rows, pieces, square;
  for (scanf("%d", &tests); tests-- > 0;) {
    int sum = 0;
    for (scanf("%d", &rows); rows-- > 0;) {
      int row = 0;
      for (scanf("%d", &pieces); pieces-- > 0; row |= 1 << (20 - square)) scanf("%d", &square);
      sum ^= grundy(row);
    }
    puts(sum ? "YES" : "NO");
  }
}
`,
    "not-cleared": [
      "mask-table",
      [
        "std::vector<unsigned char> grundy",
        "std::vector<bool> seen(1 << kSquares);\nint least = 0;\nstd::vector<int> grundy",
      ],
      ["unsigned seen = 0;", ""],
      ["seen |= 1u << grundy[row ^ piece ^ empty]", "seen[grundy[row ^ piece ^ empty]] = true"],
      [
        "while (seen >> grundy[row] & 1) ++grundy[row];",
        "while (seen[least]) ++least;\ngrundy[row] = least;",
      ],
    ],
    "no-jump": ["mask-table", ["piece ^ empty]", "piece ^ empty], empty = 0"]],
    "one-jump": [
      "mask-table",
      ["empty = 0;", "empty = 0, jumped = 0;"],
      ["empty = piece;", "empty = piece, jumped = 0;"],
      ["else if (empty)", "else if (jumped++ < 2 && empty)"],
    ],
    precedence: ["mask-table", ["!(row & piece)", "row & piece == 0"]],
  },
  p2575: {
    "gap-as-one": ["staircase", ["++step", "if (block > 0 || step == 0) ++step"]],
  },
  p4301: {
    "changed-heap": ["basis", ["bool keep(int heap)", "bool keep(int& heap)"]],
    "few-bits": ["basis", ["int i = 29;", "int i = 28;"]],
    overflow: ["basis", ["long long removed", "int removed"], ["%lld", "%d"]],
  },
  p4617: {
    "not-cleared": [
      "kuhn",
      ["match(peak, peak)", "match(peak, 1)"],
      [
        "valleys[peak]) mark(peak_of[valley]);",
        "valleys[peak])\nif (peak_of[valley]) mark(peak_of[valley]);",
      ],
    ],
    "same-numbers": [
      "kuhn",
      [
        "valleys[peak].push_back(valley);",
        "valleys[peak].push_back(valley);\nvalleys[valley].push_back(peak);",
      ],
    ],
  },
  poj1704: {
    "as-text": [
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
    "one-short": ["marks", ["square = kSquares;", "square = kSquares - 1;"]],
  },
  poj2311: {
    "strips-end": [
      "memoised",
      ["part = 2; part <= w", "part = 1; part <= w"],
      ["part = 2; part <= h", "part = 1; part <= h"],
      [
        "known[w][h] >= 0) return known[w][h];",
        "known[w][h] >= 0) return known[w][h];\n  if (w == 1 || h == 1) return 0;",
      ],
    ],
    "not-cleared": ["memoised", ["bool seen[256]", "static bool seen[1 << 16]"]],
  },
  poj2348: {
    once: [
      "choice",
      ["stan = true", "stan = false"],
      ["a - b < b && a != b", "b != 0"],
      ["stan = !stan;", ""],
      ["a -= b;", "if (a / b % 2 != 0) stan = !stan;\na %= b;"],
    ],
  },
  poj2975: {
    precedence: ["count", ["(heaps[i] ^ sum) < heaps[i]", "heaps[i] ^ sum < heaps[i]"]],
  },
  stones: {
    "less-than-parent": ["heaps", ["<= stones[node / 2]", "< stones[node / 2]"]],
    precedence: ["heaps", ["wanted < stones[node]", "stones[node] ^ sum < stones[node]"]],
  },
};

/**
 * Programs that read the input wrongly: not at all, one case alone, past the end, the line that ends it as a case, the first
 * number as a count. Of HDU 1536 none answers the line that ends it: the answer is an empty line at the end of the output,
 * which judges leave out.
 */
const readings: readonly (readonly [problem: string, ReadingMistake, Wrong])[] = [
  ["hdu1847", "no-output", ["remainder", ["std::cin >> heap;", "std::cin >> heap && heap < 0;"]]],
  ["poj1704", "no-output", ["gaps", ['std::scanf("%d", &tests);', ""]]],
  [
    "hdu1847",
    "first-only",
    ["remainder", ["std::cin >> heap;", "std::cin >> heap; std::cin.ignore(1e9)"]],
  ],
  ["hdu2188", "first-only", ["remainder", ["std::cin >> tests", "tests = (std::cin >> tests, 1)"]]],
  ["stones", "first-only", ["heaps", ["tests = readNumber()", "tests = (readNumber(), 1)"]]],
  [
    "hdu1847",
    "end-of-input",
    [
      "remainder",
      ["std::cin >> heap;)", "!std::cin.eof();)"],
      ["std::cout <<", "std::cin >> heap, std::cout <<"],
    ],
  ],
  [
    "hdu1730",
    "end-of-input",
    [
      "northcott",
      ['std::scanf("%d %d", &rows, &squares) == 2;', "!std::feof(stdin);"],
      ["int sum = 0;", 'std::scanf("%d %d", &rows, &squares);\nint sum = 0;'],
    ],
  ],
  [
    "hdu2509",
    "end-of-input",
    [
      "misere",
      ["std::cin >> rows;)", "!std::cin.eof();)"],
      ["int sum = 0;", "std::cin >> rows;\nint sum = 0;"],
    ],
  ],
  ["hdu1848", "terminator", ["table", [" && (m || n || p)", ""]]],
  [
    "poj2348",
    "terminator",
    ["choice", [" && a != 0", ""], ["a - b < b && a != b", "a > b && a - b < b"]],
  ],
  ["poj2975", "terminator", ["count", [" && count > 0", ""]]],
  [
    "hdu1524",
    "terminator",
    [
      "memoised",
      ['std::scanf("%d", &pieces) == 1 && pieces > 0', 'std::scanf("%d", &pieces) == 1'],
    ],
  ],
  [
    "hdu1847",
    "count",
    [
      "remainder",
      ["for (int heap; ", "int tests = 0;\nstd::cin >> tests;\nfor (int heap; tests-- > 0 && "],
    ],
  ],
  [
    "hdu1848",
    "count",
    [
      "table",
      [
        "int m, n, p;\n  while (",
        'int m, n, p, tests = 0;\nscanf("%d", &tests);\nwhile (tests-- > 0 && ',
      ],
    ],
  ],
  [
    "hdu2509",
    "count",
    [
      "misere",
      ["for (int rows; ", "int tests = 0;\nstd::cin >> tests;\nfor (int rows; tests-- > 0 && "],
    ],
  ],
  [
    "poj2975",
    "count",
    [
      "count",
      [
        "for (int count; ",
        'int tests = 0;\nstd::scanf("%d", &tests);\nfor (int count; tests-- > 0 && ',
      ],
    ],
  ],
  [
    "hdu1536",
    "count",
    [
      "table",
      ["for (int count; ", "int tests = 0;\nstd::cin >> tests;\nfor (int count; tests-- > 0 && "],
    ],
  ],
];

let compiler: CppCompiler;

beforeAll(async () => {
  compiler = await shippedCompiler();
}, 60_000);

/** The text of a wrong program. */
function textOf(problem: string, wrong: Wrong): string {
  if (typeof wrong === "string") return wrong;
  const [listing, ...edits] = wrong;
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

async function judged(problem: string, wrong: Wrong) {
  const source = textOf(problem, wrong);
  const standard = /^\/\/ C\+\+98/.test(source) ? "c++98" : "c++17";
  const compiled = await compiler.compile(source, { standard, memory: 64 * 2 ** 20 });
  if (!compiled.wasm) throw new Error(compiled.diagnostics.map((each) => each.message).join("\n"));
  const program = await WasiProgram.load(compiled.wasm, compiled.most);
  return judgeText(problem, (input) => program.run(input));
}

const TIME = { timeout: 120_000 };

describe.each(some(Object.entries(mistakes), 1))(
  "%s: a C++ program is refused, and its mistake named:",
  (problem, rows) => {
    test.for(Object.entries(rows))("%s", TIME, async ([id, wrong]) => {
      expect(await judged(problem, wrong)).toMatchObject({
        verdict: "wrong",
        mistakes: expect.arrayContaining([id]) as unknown,
      });
    });
  },
);

describe("a C++ program that reads its input wrongly is refused, and told so:", () => {
  test.for(some(readings, 1))("%s, %s", TIME, async ([problem, reading, wrong]) => {
    expect(await judged(problem, wrong)).toMatchObject({ mistakes: [], reading });
  });
});

test("each of them is a known mistake of its problem, and each problem has one", async () => {
  for (const id of problemIds) {
    const known = (await taskOf(id)).mistakes.map((each) => each.id);
    const made = Object.keys(mistakes[id] ?? {});
    expect(made.length, `add a C++ program with a mistake of ${id}`).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(made));
  }
});
