import type { Problem } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Nim: count the winning first moves. */
export const poj2975 = Object.freeze<Problem<Case, number>>({
  id: "poj2975",
  title: "Nim",
  judge: {
    name: "POJ 2975",
    url: "http://poj.org/problem?id=2975",
    ends: "zero",
    newest: "C++98",
    mirrors: [{ name: "ZOJ 3067" }],
  },
  limits,
  samples: [
    { input: "3\n7 11 13\n2\n1000000000 1000000000\n0\n", output: "3\n0\n", by: "judge" },
    { input: "3\n4 3 5\n2\n3 3\n4\n1 2 4 8\n0\n", output: "1\n0\n1\n", by: "us" },
  ],
  read,
  solve,
  format,
  explain,
  positions,
  print,
  generate,
});
