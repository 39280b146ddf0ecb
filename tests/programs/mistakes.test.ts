import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { ReadingMistake } from "../../src/problems/reading-mistakes.ts";
import { problems, taskOf } from "../../src/problems/registry.ts";
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

/** For each problem and each of its known mistakes, a C++ program that makes it. */
const mistakes: Readonly<Record<string, Readonly<Record<string, Wrong>>>> = {
  // The first is tried in the short extent too, and compiles fastest.
  hdu1730: {
    distance: ["northcott", [" - 1;", ";"]],
    "no-absolute-value": ["northcott", ["std::abs(black - white)", "white - black"]],
    "plain-nim": ["northcott", ["std::abs(black - white) - 1", "black ^ white"]],
    "magic-number": ["northcott", [" - 1;", " - 1 + 105 * 105 + 1;"]],
    added: ["northcott", ["sum ^=", "sum +="]],
    "one-step": ["northcott", ["sum ^=", "sum +="], ["sum ?", "sum % 2 ?"]],
    retreats: [
      "northcott",
      ["std::abs(black - white) - 1", "(black < white ? white - 2 : squares - white - 1)"],
    ],
  },
  hdu1079: {
    "no-exceptions": ["parity", [" || exception", ""]],
    precedence: [
      "parity",
      ["day == 30 && (month == 9 || month == 11)", "month == 9 || month == 11 && day == 30"],
    ],
    "and-precedence": ["parity", ["(month + day) % 2 == 0", "(month + day & 1 == 0)"]],
    "last-day": [
      "search",
      ["<iostream>", "<algorithm>\n#include <iostream>"],
      ["!next[day]", "!next[std::min(day, month < 12 ? daysIn(year, month + 1) : 31)]"],
    ],
    "rolls-over": [
      "search",
      ["auto* months", "const int days = month < 12 ? daysIn(year, month + 1) : 31;\nauto* months"],
      ["!next[day]", "!(day > days ? months[month + 2][day - days] : next[day])"],
    ],
    "past-wins": [
      "search",
      ["!next[day]", "!next[day] && !(year == kLastYear && (month == 11 ? day < 4 : isLate))"],
      ["auto* months", "const bool isLate = month == 10 && day > 4;\nauto* months"],
    ],
    "end-won": ["search", ["day > 4", "day > 3"]],
  },
  hdu1527: {
    "rough-ratio": [
      "integers",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      ["a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)", "a == std::floor(k * 1.618)"],
    ],
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
    rounded: [
      "integers",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      [
        "a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
        "a == std::round(k * (1 + std::sqrt(5.0)) / 2)",
      ],
    ],
    "larger-heap": [
      "integers",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      [
        "a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
        "b == std::floor(k * (1 + std::sqrt(5.0)) / 2)",
      ],
    ],
    "fibonacci-pairs": [
      "integers",
      [
        "const bool lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);",
        "long long x = 1, y = 2;\nwhile (x < a) x += y, y += x;\nconst bool lost = b == 0 || (x == a && y == b);",
      ],
    ],
    unsorted: [
      "integers",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      ["if (a > b) std::swap(a, b);", ""],
      [
        "a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
        "a <= b && a == std::floor(k * (1 + std::sqrt(5.0)) / 2)",
      ],
    ],
    "first-heap": [
      "integers",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      ["if (a > b) std::swap(a, b);", ""],
      ["b - a", "std::abs(b - a)"],
      [
        "a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
        "a == std::floor(k * (1 + std::sqrt(5.0)) / 2)",
      ],
    ],
    "empty-won": [
      "integers",
      [
        "a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
        "b > 0 && a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)",
      ],
    ],
    "plain-nim": ["integers", ["a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1)", "a == b"]],
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
    "in-order": [
      "memoised",
      [
        "known.assign(vertices, -1);",
        `known.assign(vertices, 0);
for (int v = 0; v < vertices; ++v) {
  std::vector<bool> seen(2000);
  for (int option : options[v]) seen[known[option]] = true;
  while (seen[known[v]]) ++known[v];
}`,
      ],
    ],
    "won-only": ["memoised", ["while (seen[least])", "if (seen[least])"]],
    "longest-path": [
      "memoised",
      ["  int least = 0;\n  while (seen[least]) ++least;\n", ""],
      ["std::vector<bool> seen(options[vertex].size() + 1);", "int least = 0;"],
      ["std::size_t value", "int value"],
      ["if (value < seen.size()) seen[value] = true", "if (value >= least) least = value + 1"],
    ],
    "number-of-moves": ["memoised", ["sum ^= grundy(vertex)", "sum ^= options[vertex].size()"]],
    added: ["memoised", ["sum ^= ", "sum += "]],
    "plain-nim": ["memoised", ["sum ^= grundy(vertex)", "sum ^= vertex"]],
  },
  hdu1536: {
    unsorted: ["table", ["if (taken <= heap) ", "if (taken > heap) break; else "]],
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
    added: ["memoised", ["sum ^= ", "sum += "]],
    marks: ["memoised", ["known[heap] = least", "known[heap] = least % 100"]],
    "plain-nim": ["table", ["sum ^= grundy[heap]", "sum ^= heap"]],
    "table-too-short": ["table", ["heap <= kLargestHeap; ++heap", "heap <= 1000; ++heap"]],
    "one-short": ["table", ["heap <= kLargestHeap; ++heap", "heap < kLargestHeap; ++heap"]],
  },
  hdu1847: {
    "missing-power": ["table", ["taken = 1", "taken = 2"]],
    "never-all": ["table", ["taken <= heap", "taken < heap"]],
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
    "number-of-moves": ["remainder", ["heap % 3 ?", "heap % 11 ?"]],
    "as-much-as-possible": ["remainder", ["heap % 3 ?", "__builtin_popcount(heap) % 2 ?"]],
    "plain-nim": ["remainder", ["heap % 3 ?", "heap > 0 ?"]],
    "one-move-ahead": ["remainder", ["heap % 3 ?", "(heap & (heap - 1)) == 0 ?"]],
  },
  hdu1848: {
    "not-cleared": ["table", ["bool seen[16] = {}", "static bool seen[1002]"]],
    "missing-move": ["memoised", ["1,  2,  3", "1, 3"]],
    "one-stone": ["memoised", ["while (seen[least])", "if (seen[least])"]],
    added: ["memoised", ["grundy(m) ^ grundy(n) ^ grundy(p)", "grundy(m) + grundy(n) + grundy(p)"]],
    rhythm: ["table", ["g[m] ^ g[n] ^ g[p]", "m % 4 ^ n % 4 ^ p % 4"]],
    "list-too-short": ["memoised", ["89, 144, 233, 377, 610, 987", "89"]],
    "plain-nim": ["table", ["g[m] ^ g[n] ^ g[p]", "m ^ n ^ p"]],
    precedence: [
      "table",
      ['g[m] ^ g[n] ^ g[p] ? "Fibo" : "Nacci"', 'g[m] ^ g[n] ^ g[p] == 0 ? "Nacci" : "Fibo"'],
    ],
  },
  hdu1907: {
    ...misere,
    "always-one": ["misere", ["large ? sum != 0 : sum == 0", "sum != 1"]],
    "one-loses-too": ["misere", ["large ? sum != 0", "large ? sum > 1"]],
  },
  hdu2177: {
    "one-heap-first": [
      "table",
      ['if (start < a) std::printf("%d %d\\n", start, start + b - a);', ""],
      [
        "std::max(a, left));\n    }",
        'std::max(a, left));\n    }\nif (start < a) std::printf("%d %d\\n", start, start + b - a);',
      ],
    ],
    "one-move": [
      "table",
      ["    if (partner[b] < a)", "    else if (partner[b] < a)"],
      ["    if (a < b && ", "    else if (a < b && "],
    ],
    "each-once": [
      "table",
      ["a < b && partner[a] < b", "a < b && partner[a] < b && partner[a] != start"],
    ],
    "larger-only": [
      "table",
      ['if (partner[b] < a) std::printf("%d %d\\n", partner[b], b);', ""],
      ["a < b && partner[a] < b", "partner[a] < b"],
    ],
    "partner-below": ["table", ["partner[a] < b)", "partner[a] < a)"]],
    "equal-twice": ["table", ["a < b && ", ""]],
    unsorted: ["table", ["std::min(a, left), std::max(a, left)", "a, left"]],
    "adds-stones": [
      "table",
      ["smaller[b - a]", "int((b - a) * 1.6180339887498949)"],
      ["if (start < a)", "if (start != a)"],
    ],
    "rough-ratio": ["table", ["smaller[b - a]", "int((b - a) * 1.618)"]],
  },
  hdu2188: {
    "mod-m": ["remainder", ["(most + 1)", "most"]],
    "goal-first": ["remainder", ["goal % (most + 1)", "goal > most && goal % (most + 1)"]],
    swapped: ["remainder", ["goal % (most + 1)", "most % (goal + 1)"]],
    greedy: ["remainder", ["goal % (most + 1)", "(goal + most - 1) / most % 2"]],
    "last-loses": ["remainder", ["goal % (most + 1)", "(goal - 1) % (most + 1)"]],
    "plain-nim": ["remainder", ["goal % (most + 1)", "goal > 0"]],
    brackets: ["remainder", ["(most + 1)", "most + 1"]],
    beyond: ["remainder", ["goal % (most + 1)", "(goal + 1) % (most + 1)"]],
  },
  hdu2509: misere,
  hdu2516: {
    "no-limit": ["fibonacci", ["x == n ?", "false ?"]],
    "fixed-limit": ["fibonacci", ["x == n ?", "n % 3 == 0 ?"]],
    "once-as-many": ["fibonacci", ["y += x;", ""], ["x = y - x;", "x += x;"]],
    "three-times": [
      "fibonacci",
      ["<cstdio>", "<cstdio>\n#include <vector>"],
      ["x = 1, y = 2;", "x = 1;\nstd::vector<long long> heaps;\nstd::size_t j = 0;"],
      ["y += x;", "heaps.push_back(x);\nwhile (3 * heaps[j] < x) ++j;"],
      ["x = y - x;", "x += heaps[j];"],
    ],
    "without-two": ["fibonacci", ["x = 1, y = 2;", "x = 3, y = 5;"]],
    "terms-counted": [
      "fibonacci",
      [
        "std::puts(x == n ?",
        `int terms = 0;
for (long long left = n; left > 0; left -= x, ++terms)
  for (x = 1, y = 2; y <= left; x = y - x) y += x;
std::puts(terms % 2 == 1 ?`,
      ],
    ],
    "list-too-short": ["fibonacci", ["while (x < n)", "while (x < n && x < 165580141)"]],
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
    "plain-nim": ["remainders", ["sum ^= valueOf(heap)", "sum ^= heap"]],
    swapped: [
      "remainders",
      ["remainder == 3", "remainder % 4 == 0"],
      ["remainder == 0", "remainder == 3"],
    ],
    "only-three": ["remainders", ["heap - 1;", "heap;"]],
    "won-only": ["remainders", ["sum ^= valueOf(heap)", "sum ^= 1"]],
    "and-precedence": [
      "remainders",
      ["remainder == 3", "heap & 3 == 3"],
      ["remainder == 0", "heap & 3 == 0"],
    ],
    added: ["remainders", ["sum ^= ", "sum += "], ["unsigned sum", "unsigned long long sum"]],
    "last-loses": [
      "remainders",
      ["unsigned sum = 0;", "unsigned sum = 0;\nbool large = false;"],
      ["sum ^= valueOf(heap);", "sum ^= valueOf(heap), large = large || heap > 1;"],
      ["sum ?", "large == (sum != 0) ?"],
    ],
    "sum-kept": ["remainders", ["unsigned sum", "static unsigned sum"]],
    "table-too-short": [
      "remainders",
      ["sum ^= valueOf(heap)", "sum ^= heap > 1000 ? 0 : valueOf(heap)"],
    ],
  },
  hdu3404: {
    ordinary: ["recursive", ["nimProduct(row, column, 16)", "row * column"]],
    "no-carry": [
      "recursive",
      [
        "int main() {",
        "unsigned noCarry(unsigned a, unsigned b) { return b ? noCarry(2 * a, b / 2) ^ a * (b % 2) : 0; }\nint main() {",
      ],
      ["nimProduct(row, column, 16)", "noCarry(row, column)"],
    ],
    "no-half": ["recursive", [" ^ nimProduct(xz, F / 2, half)", ""]],
    "any-power": [
      "recursive",
      [
        "int main() {",
        `unsigned anyPower(unsigned a, unsigned b) {
  unsigned sum = 0;
  for (unsigned i = 1; i <= a; i *= 2)
    for (unsigned j = 1; j <= b; j *= 2)
      if (a & i && b & j) sum ^= i == j && i > 1 ? i + i / 2 : i * j;
  return sum;
}
int main() {`,
      ],
      ["nimProduct(row, column, 16)", "anyPower(row, column)"],
    ],
    "zero-based": [
      "recursive",
      ["nimProduct(row, column, 16)", "nimProduct(row - 1, column - 1, 16)"],
    ],
    "rows-and-columns": ["recursive", ["nimProduct(row, column, 16)", "row ^ column"]],
    added: ["recursive", ["sum ^=", "sum +="]],
    swapped: ["recursive", ["sum ?", "!sum ?"]],
    "sum-kept": ["recursive", ["unsigned sum = 0;", "static unsigned sum = 0;"]],
  },
  hdu3537: {
    "listed-twice": [
      "odious",
      ["coins.erase(std::unique(coins.begin(), coins.end()), coins.end());", ""],
    ],
    "unsorted-unique": ["odious", ["std::sort(coins.begin(), coins.end());", ""]],
    swapped: ["odious", ["sum == 0", "sum != 0"]],
    "from-one": ["odious", ["valueOf(coin);", "valueOf(coin + 1);"]],
    "plain-nim": ["odious", ["(ones % 2 == 0 ? 1 : 0)", "(ones & 1 == 0)"]],
    evil: ["odious", ["(ones % 2 == 0 ? 1 : 0)", "ones % 2"]],
    "two-coins": ["odious", ["valueOf(coin);", "coin + 1;"]],
    neighbours: ["odious", ["valueOf(coin);", "(coin + 1) & -(coin + 1);"]],
    "empty-won": ["odious", ["sum == 0", "heads > 0 && sum == 0"]],
    "sum-kept": ["odious", ["int sum = 0;", "static int sum = 0;"]],
    "table-too-short": ["odious", ["valueOf(coin);", "coin < 1000 ? valueOf(coin) : 0;"]],
  },
  hdu3094: {
    directed: [
      "order",
      ["near[b].push_back(a);", ""],
      ["i = n - 1", "i = static_cast<int>(order.size()) - 1"],
    ],
    "smaller-is-parent": [
      "order",
      ["i = n - 1; i > 0", "vertex = n; vertex > 1"],
      ["--i) {\n      const int vertex = order[i], below = parent[vertex];", "--vertex) {"],
      ["value[below] ^=", "for (int other : near[vertex]) if (other < vertex) value[other] ^="],
    ],
    "without-one": [
      "order",
      ["value[vertex] + 1", "(near[vertex].size() == 1 ? 1 : value[vertex])"],
    ],
    "mex-of-children": [
      "order",
      ["<cstdio>", "<cstdio>\n#include <set>"],
      ["value(n + 1);", "value(n + 1);\nstd::vector<std::set<int>> seen(n + 1);"],
      ["i > 0", "i >= 0"],
      [
        "value[below] ^= value[vertex] + 1;",
        "while (seen[vertex].count(value[vertex])) ++value[vertex];\nseen[below].insert(value[vertex]);",
      ],
    ],
    "branch-sizes": [
      "order",
      [
        "value[below] ^= value[vertex] + 1",
        "if (below == 1) value[1] ^= value[vertex] + 1;\nelse value[below] += value[vertex] + 1",
      ],
    ],
    "longest-path": [
      "order",
      [
        "value[below] ^= value[vertex] + 1",
        "if (below == 1) value[1] ^= value[vertex] + 1;\nelse if (value[below] <= value[vertex]) value[below] = value[vertex] + 1",
      ],
    ],
    added: ["order", ["value[below] ^= ", "value[below] += "]],
    "last-loses": [
      "order",
      ["value(n + 1);", "value(n + 1);\nbool large = false;"],
      ["value[below] ^=", "if (below == 1 && value[vertex] > 0) large = true;\nvalue[below] ^="],
      ["value[1] ?", "(value[1] != 0) == large ?"],
    ],
    "values-kept": [
      "order",
      ["std::vector<int> value(n + 1);", "static std::vector<int> value(100001);"],
    ],
  },
  hdu3590: {
    ...misere,
    "whole-trees": [
      "misere",
      ["for (int child : near[1]) {", "{"],
      ["valueOf(child, 1) + 1;", "valueOf(1, 0);"],
    ],
    "edges-large": ["misere", ["branch > 1", "n > 2"]],
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
    directed: ["misere", ["near[b].push_back(a);", ""]],
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
    "any-won": ["lengths", ["std::max(longest, lengthOf(p, q))", "longest | lengthOf(p, q) % 2"]],
    "first-to-end": [
      "lengths",
      ["longest = 0", "longest = 5000"],
      ["std::max(longest, lengthOf", "std::min(longest, lengthOf"],
    ],
    added: [
      "lengths",
      ["longest = std::max(longest, lengthOf(p, q))", "longest += lengthOf(p, q)"],
    ],
    greedy: ["lengths", ["rest % 2 == 1 && choice ? rest + 2 : rest + 1", "rest + 1"]],
    "one-each": [
      "lengths",
      ["rest % 2 == 1 && choice ? rest + 2 : rest + 1", "rest + larger / smaller"],
    ],
    "always-choice": ["lengths", [" && choice", ""]],
    unsorted: ["lengths", ["if (p < q) std::swap(p, q);", ""]],
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
    "marks-for-rows": ["mask-table", ["while (seen", "while (grundy[row] < 8 && seen"]],
    "no-jump": ["mask-table", ["piece ^ empty]", "piece ^ empty], empty = 0"]],
    "one-jump": [
      "mask-table",
      ["empty = 0;", "empty = 0, jumped = 0;"],
      ["empty = piece;", "empty = piece, jumped = 0;"],
      ["else if (empty)", "else if (jumped++ < 2 && empty)"],
    ],
    "piece-heaps": [
      "mask-table",
      ["empty = piece;", "++empty;"],
      [
        "else if (empty)\n        seen |= 1u << grundy[row ^ piece ^ empty];",
        "else grundy[row] ^= empty;",
      ],
      ["while (seen >> grundy[row] & 1) ++grundy[row];", ""],
    ],
    "square-heaps": [
      "mask-table",
      ["row |= 1 << (kSquares - square)", "row ^= kSquares - square"],
      ["grundy[row];\n    }", "row;\n    }"],
    ],
    "plain-nim": [
      "mask-table",
      ["row |= 1 << (kSquares - square)", "row ^= square"],
      ["grundy[row];\n    }", "row;\n    }"],
    ],
    mirrored: ["mask-table", ["kSquares - square", "square - 1"]],
    precedence: ["mask-table", ["!(row & piece)", "row & piece == 0"]],
    added: ["mask-table", ["sum ^= ", "sum += "]],
    parity: ["mask-table", ["sum ?", "sum % 2 ?"]],
    "row-by-row": ["mask-table", ["sum ^= ", "sum |= "]],
  },
  p2575: {
    "from-the-left": [
      "staircase",
      ["bitset<kSquares + 1>", "bitset<kSquares + 2>"],
      ["square = kSquares; square >= 0; --square", "square = 1; square <= kSquares + 1; ++square"],
    ],
    "even-steps": ["staircase", ["step % 2 == 1", "step > 0 && step % 2 == 0"]],
    "block-number": ["staircase", ["step % 2 == 1", "step % 2 == 0"]],
    "all-steps": ["staircase", ["step % 2 == 1", "step > 0"]],
    "last-block": ["staircase", ["square >= 0", "square > 0"]],
    "gap-as-one": ["staircase", ["++step", "if (block > 0 || step == 0) ++step"]],
    "piece-heaps": ["sorted", ["if (step % 2 == 1) sum ^= (block - 1) ^ block", "sum ^= step"]],
    "square-heaps": [
      "sorted",
      ["if (step % 2 == 1) sum ^= (block - 1) ^ block", "sum ^= kSquares - squares[i]"],
    ],
    "plain-nim": ["sorted", ["if (step % 2 == 1) sum ^= (block - 1) ^ block", "sum ^= squares[i]"]],
    unsorted: [
      "sorted",
      [
        "std::sort(squares.begin(), squares.end(), std::greater<int>())",
        "std::reverse(squares.begin(), squares.end())",
      ],
      ["step % 2 == 1", "step % 2 != 0"],
    ],
  },
  p4301: {
    ascending: ["basis", [", std::greater<int>()", ""]],
    unsorted: ["basis", ["std::sort(heaps.begin(), heaps.end(), std::greater<int>());", ""]],
    "nim-sum-only": [
      "basis",
      [
        "long long removed = 0;",
        "long long removed = 0;\nint sum = 0;\nfor (int heap : heaps) sum ^= heap;",
      ],
      ["if (!keep(heap)) removed += heap;", "if (sum == 0) removed = heap;"],
    ],
    "equal-heaps": [
      "basis",
      ["long long removed = 0;", "long long removed = 0;\nint before = 0;"],
      ["if (!keep(heap)) removed += heap;", "removed += heap == before ? heap : 0, before = heap;"],
    ],
    "counts-heaps": ["basis", ["removed += heap", "removed += 1"]],
    kept: ["basis", ["if (!keep(heap))", "if (keep(heap))"]],
    "changed-heap": ["basis", ["bool keep(int heap)", "bool keep(int& heap)"]],
    "few-bits": ["basis", ["int i = 29;", "int i = 28;"]],
    overflow: ["basis", ["long long removed", "int removed"], ["%lld", "%d"]],
  },
  p4617: {
    swapped: ["kuhn", ['"Mirko" : "Slavko"', '"Slavko" : "Mirko"']],
    "one-matching": ["kuhn", ["for (int valley : valleys[peak]) mark(peak_of[valley]);", ""]],
    greedy: [
      "kuhn",
      ["!match(peak_of[valley], root)", "root"],
      [
        "valleys[peak]) mark(peak_of[valley]);",
        "valleys[peak])\nif (peak_of[valley]) mark(peak_of[valley]);",
      ],
    ],
    "not-cleared": [
      "kuhn",
      ["match(peak, peak)", "match(peak, 1)"],
      [
        "valleys[peak]) mark(peak_of[valley]);",
        "valleys[peak])\nif (peak_of[valley]) mark(peak_of[valley]);",
      ],
    ],
    "one-step": [
      "kuhn",
      ["void mark(int peak) {", "void mark(int peak, int steps = 1) {"],
      ["if (lost[peak]) return;", "if (lost[peak] && steps == 0) return;"],
      ["mark(peak_of[valley]);", "if (steps) mark(peak_of[valley], 0);"],
    ],
    "any-trail": ["kuhn", ['lost[peak] ? "Mirko"', 'valleys[peak].empty() ? "Mirko"']],
    "same-numbers": [
      "kuhn",
      [
        "valleys[peak].push_back(valley);",
        "valleys[peak].push_back(valley);\nvalleys[valley].push_back(peak);",
      ],
    ],
    crowded: `#include <cstdio>
#include <numeric>
#include <vector>
std::vector<int> above;
int top(int place) { return above[place] == place ? place : above[place] = top(above[place]); }
int main() {
  int n, m, v, p;
  std::scanf("%d %d", &n, &m);
  above.resize(2 * n + 1);
  std::iota(above.begin(), above.end(), 0);
  while (m-- > 0 && std::scanf("%d %d", &v, &p) == 2) above[top(v)] = top(n + p);
  std::vector<int> more(2 * n + 1);
  for (int place = 1; place <= 2 * n; ++place) more[top(place)] += place <= n ? 1 : -1;
  for (int peak = 1; peak <= n; ++peak) std::puts(more[top(peak)] > 0 ? "Mirko" : "Slavko");
}`,
  },
  poj1704: {
    left: ["gaps", ["i = pieces; i > 0; i -= 2", "i = 1; i <= pieces; i += 2"]],
    all: ["gaps", ["i -= 2", "--i"]],
    "plain-nim": ["gaps", ["i -= 2", "--i"], [" - square[i - 1] - 1", ""]],
    sort: ["gaps", ["std::sort(square.begin(), square.end());", ""]],
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
    "first-piece": ["gaps", ["i > 0", "i > 1"]],
    distance: ["gaps", [" - square[i - 1] - 1", " - square[i - 1]"]],
    "one-short": ["marks", ["square = kSquares;", "square = kSquares - 1;"]],
  },
  poj2311: {
    "last-cut": [
      "memoised",
      ["part = 2; part <= w", "part = 1; part <= w"],
      ["part = 2; part <= h", "part = 1; part <= h"],
    ],
    "strips-end": [
      "memoised",
      ["part = 2; part <= w", "part = 1; part <= w"],
      ["part = 2; part <= h", "part = 1; part <= h"],
      [
        "known[w][h] >= 0) return known[w][h];",
        "known[w][h] >= 0) return known[w][h];\n  if (w == 1 || h == 1) return 0;",
      ],
    ],
    "far-strip": ["memoised", ["part <= w / 2", "part < w"], ["part <= h / 2", "part < h"]],
    "one-way": ["memoised", ["part <= h / 2", "part < 0"]],
    "one-piece": [
      "memoised",
      ["seen[grundy(part, h) ^ grundy", "seen[grundy(part, h)] = seen[grundy"],
      ["seen[grundy(w, part) ^ grundy", "seen[grundy(w, part)] = seen[grundy"],
    ],
    added: [
      "memoised",
      ["bool seen[256]", "bool seen[512]"],
      [" ^ grundy(w - part", " + grundy(w - part"],
      [" ^ grundy(w, h", " + grundy(w, h"],
    ],
    "not-cleared": ["memoised", ["bool seen[256]", "static bool seen[1 << 16]"]],
    "won-only": ["memoised", ["while (seen[least])", "if (seen[least])"]],
    "no-middle": ["memoised", ["part <= w / 2", "part < w / 2"], ["part <= h / 2", "part < h / 2"]],
    "even-side": [
      "one-side",
      ["strip[w] == 0 && strip[h] == 0", "(w < 4 || w % 2) && (h < 4 || h % 2)"],
    ],
  },
  poj2348: {
    greedy: ["choice", ["a - b < b && a != b", "a % b != 0"], ["a -= b", "a %= b"]],
    once: [
      "choice",
      ["stan = true", "stan = false"],
      ["a - b < b && a != b", "b != 0"],
      ["stan = !stan;", ""],
      ["a -= b;", "if (a / b % 2 != 0) stan = !stan;\na %= b;"],
    ],
    unsorted: [
      "choice",
      ["if (a < b) std::swap(a, b);", ""],
      ["stan = true", "stan = a >= b"],
      ["a - b < b && a != b", "a > b && a - b < b"],
    ],
    "plain-nim": ["choice", ["a - b < b && a != b", "false"], ["stan ?", "a != b ?"]],
    twice: ["choice", ["a - b < b && a != b", "false"], ["stan ?", "a - b >= b || a == b ?"]],
    equal: [
      "choice",
      ["<cstdio>", "<cmath>\n#include <cstdio>"],
      ["a - b < b && a != b", "false"],
      ["stan ?", "1.0 * a / b > (1 + std::sqrt(5.0)) / 2 ?"],
    ],
    "rough-ratio": [
      "choice",
      ["a - b < b && a != b", "false"],
      ["stan ?", "1.0 * a / b > 1.618 || a == b ?"],
    ],
  },
  poj2975: {
    precedence: ["count", ["(heaps[i] ^ sum) < heaps[i]", "heaps[i] ^ sum < heaps[i]"]],
    stones: ["count", ["(heaps[i] ^ sum) < heaps[i]", "sum != 0 && sum <= heaps[i]"]],
    "every-heap": ["count", ["(heaps[i] ^ sum) < heaps[i]", "sum != 0"]],
    "only-who-wins": ["count", ['"%d\\n", moves', '"%d\\n", moves > 0']],
    "any-bit": ["highest-bit", ["heaps[i] & highest", "heaps[i] & sum"]],
    "or-equal": ["count", ["sum) < heaps[i]", "sum) <= heaps[i]"]],
    "same-size": [
      "count",
      ["<cstddef>", "<algorithm>\n#include <cstddef>"],
      [
        "int moves",
        "std::sort(heaps.begin(), heaps.end());\nheaps.erase(std::unique(heaps.begin(), heaps.end()), heaps.end());\nint moves",
      ],
    ],
    "one-pass": ["count", ["sum ^= heaps[i];", ""], ["if ((", "if (sum ^= heaps[i], ("]],
  },
  stones: {
    "from-the-root": [
      "heaps",
      ["level = levels; level >= 1; level -= 2", "level = 1; level <= levels; level += 2"],
      [
        "level = levels; level >= 1 && sum != 0; level -= 2",
        "level = 1; level <= levels && sum != 0; level += 2",
      ],
    ],
    "all-levels": [
      "heaps",
      ["level >= 1; level -= 2", "level >= 1; --level"],
      ["level -= 2", "--level"],
    ],
    "only-givers": ["heaps", ["wanted - stones[node] <= stones[node / 2]", "false"]],
    "one-child": ["heaps", ["level < levels ? 2 : 1", "1"]],
    "leaf-twice": ["heaps", ["level < levels ? 2 : 1", "2"]],
    "empty-parent": ["heaps", ["wanted - stones[node] <= stones[node / 2]", "level > 1"]],
    "less-than-parent": ["heaps", ["<= stones[node / 2]", "< stones[node / 2]"]],
    precedence: ["heaps", ["wanted < stones[node]", "stones[node] ^ sum < stones[node]"]],
    "only-who-wins": ["heaps", ['"%d\\n", moves', '"%d\\n", moves > 0']],
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

test("every known mistake of a problem with a C++ listing has a C++ program that makes it", async () => {
  const withListing = problems.filter(({ id }) => existsSync(`src/problems/${id}/listings`));
  const all = withListing.map(async ({ id }) => [
    id,
    (await taskOf(id)).mistakes.map((each) => each.id),
  ]);
  const made = Object.entries(mistakes).map(([id, rows]) => [id, Object.keys(rows)]);
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(await Promise.all(all)));
});
