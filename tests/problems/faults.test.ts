import { describe, expect, test } from "vitest";
import { problems } from "../../src/problems/registry.ts";
import { judge } from "../support/read-text.ts";

/** A damaged input to each limit and each rule of a format: the answers before it, and the fault with its place. */
const faults: readonly (readonly [id: string, input: string, output: string, fault: string])[] = [
  ["hdu5724", "101\n", "", "1:1 the number of tests T must be between 0 and 100, found 101"],
  ["hdu5724", "1\n1001\n", "", "2:1 the number of rows n must be between 0 and 1000, found 1001"],
  ["hdu5724", "1 1\n21", "", "2:1 the number of pieces m must be between 0 and 20, found 21"],
  ["hdu5724", "1 1\n1 21\n", "", "2:3 square p must be between 1 and 20, found 21"],
  ["hdu5724", "1 1\n1 0\n", "", "2:3 square p must be between 1 and 20, found 0"],
  ["hdu5724", "1 1\n2 7 7\n", "", "2:5 squares of a row must differ, found 7 twice"],
  ["hdu5724", "2 1 0\n1\n2 7", "NO\n", "3:4 the input ended where square p was expected"],
  ["p2575", "1 1 1 20 1", "NO\n", '1:10 the input must end after the last test, found "1"'],
  ["hdu1730", "0 5\n", "", "1:1 the number of rows n must be between 1 and 1000, found 0"],
  ["hdu1730", "1 1\n", "", "1:3 the number of squares m must be between 2 and 100, found 1"],
  ["hdu1730", "1 101\n", "", "1:3 the number of squares m must be between 2 and 100, found 101"],
  ["hdu1730", "1 6\n7 1", "", "2:1 the first piece's square must be between 1 and 6, found 7"],
  ["hdu1730", "1 6\n1 7", "", "2:3 the second piece's square must be between 1 and 6, found 7"],
  [
    "hdu1730",
    "1 6\n1 3\n1 6\n5 5",
    "I WIN!\n",
    "4:3 the pieces of a row must differ in square, found 5 twice",
  ],
  ["stones", "21", "", "1:1 the number of tests T must be between 0 and 20, found 21"],
  ["stones", "1\n18", "", "2:1 the number of levels k must be between 0 and 17, found 18"],
  [
    "stones",
    "1\n1\n1000000001",
    "",
    "3:1 the number of stones a must be between 0 and 1000000000, found 1000000001",
  ],
  [
    "stones",
    "2 1 1\n2 1 1",
    "1\n",
    "2:6 the input ended where the number of stones a was expected",
  ],
  ["hdu1847", "3 1001", "Cici\n", "1:3 heap n must be between 1 and 1000, found 1001"],
  ["hdu1847", "0", "", "1:1 heap n must be between 1 and 1000, found 0"],
  ["hdu1536", "", "", "1:1 the input ended without the last line 0"],
  [
    "hdu1536",
    "101",
    "",
    "1:1 the number of amounts k must be between 1 and 100, or 0 at the end, found 101",
  ],
  ["hdu1536", "2 0 1", "", "1:3 amount s must be between 1 and 10000, found 0"],
  ["hdu1536", "1 1\n101", "", "2:1 the number of positions m must be between 1 and 100, found 101"],
  ["hdu1536", "1 1\n0", "", "2:1 the number of positions m must be between 1 and 100, found 0"],
  ["hdu1536", "1 1\n1\n101", "", "3:1 the number of heaps l must be between 1 and 100, found 101"],
  ["hdu1536", "1 1\n1\n0", "", "3:1 the number of heaps l must be between 1 and 100, found 0"],
  ["hdu1536", "1 1 1 1 10001", "", "1:9 heap h must be between 0 and 10000, found 10001"],
  ["hdu1536", "1 1 1 1 3 0 0", "W\n", '1:13 the input must end after the line 0, found "0"'],
  ["hdu2188", "-1", "", "1:1 the number of tests T must be at least 0, found -1"],
  [
    "hdu2188",
    "9007199254740992",
    "",
    '1:1 the number of tests T must be at most 9007199254740991, found "9007199254740992"',
  ],
  ["hdu2188", "1 0 5", "", "1:3 the goal n must be between 1 and 9999, found 0"],
  ["hdu2188", "1 5 11", "", "1:5 the largest gift m must be between 1 and 10, found 11"],
  ["hdu2509", "101", "", "1:1 the number of rows n must be between 1 and 100, found 101"],
  ["hdu2509", "0", "", "1:1 the number of rows n must be between 1 and 100, found 0"],
  ["hdu2509", "1 101", "", "1:3 the number of apples m must be between 0 and 100, found 101"],
  ["hdu2509", "1 1 2", "No\n", "1:6 the input ended where the number of apples m was expected"],
  ["hdu1079", "1 1899 12 31", "", "1:3 the year must be between 1900 and 2001, found 1899"],
  ["hdu1079", "1 1999 13 1", "", "1:8 the month must be between 1 and 12, found 13"],
  ["hdu1079", "1 1999 12 32", "", "1:11 the day must be between 1 and 31, found 32"],
  ["hdu1079", "1 1900 2 29", "", "1:10 the day must be at most 28 in month 2 of 1900, found 29"],
  [
    "hdu1079",
    "2 2001 11 4\n2001 11 5",
    "NO\n",
    "2:9 the date must be at most 2001-11-04, found 2001-11-05",
  ],
  ["poj1704", "21", "", "1:1 the number of tests T must be between 1 and 20, found 21"],
  ["poj1704", "1 1001", "", "1:3 the number of pieces n must be between 1 and 1000, found 1001"],
  ["poj1704", "1 0", "", "1:3 the number of pieces n must be between 1 and 1000, found 0"],
  ["poj1704", "1 1 10001", "", "1:5 square p must be between 1 and 10000, found 10001"],
  ["poj1704", "1 3 5 10 5", "", "1:10 squares of a strip must differ, found 5 twice"],
  ["poj2975", "1\n5\n", "1\n", "3:1 the input ended without the last line 0"],
  [
    "poj2975",
    "1001",
    "",
    "1:1 the number of heaps n must be between 1 and 1000, or 0 at the end, found 1001",
  ],
  ["poj2975", "1 1000000001", "", "1:3 heap k must be between 1 and 1000000000, found 1000000001"],
  ["poj2975", "1 0 0", "", "1:3 heap k must be between 1 and 1000000000, found 0"],
];

describe("a fault names its place and the limit or the rule", () => {
  test.each(faults)("%s %j", (id, input, output, fault) => {
    for (const problem of problems.filter((known) => known.id === id)) {
      expect(judge(problem, input)).toEqual({ output, fault });
      expect(judge(problem, input, [1])).toEqual({ output, fault });
      const far = `${input}${" ".repeat(64)}`; // away from the chunk's end: the quick path
      if (!fault.includes("ended")) expect(judge(problem, far)).toEqual({ output, fault });
    }
    expect.assertions(fault.includes("ended") ? 2 : 3);
  });

  test("what the statement does not exclude is accepted", () => {
    const accepted = [
      ["hdu5724", "0", ""],
      ["hdu5724", "1 0", "NO\n"],
      ["hdu1730", "\n\n", ""],
      ["stones", "1 0", "0\n"],
      ["hdu1847", "", ""],
      ["hdu1536", "1 1 1 1 0 0", "L\n"],
      ["hdu1536", "2 3 3 1 1 0 0", "L\n"],
      ["hdu2509", "1 0", "Yes\n"],
      ["hdu2188", "0", ""],
    ];
    for (const [id, input = "", output] of accepted) {
      const problem = problems.find((known) => known.id === id);
      expect(problem && judge(problem, input)).toEqual({ output });
    }
  });
});
