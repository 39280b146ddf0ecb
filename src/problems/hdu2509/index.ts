import type { Problem, Winner } from "../problem.ts";
import { explain } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Rows of apples: take neighbours from one row, which may split it; who takes the last apple loses. */
export const hdu2509 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu2509",
  title: "Be the Winner",
  judge: {
    name: "HDU 2509",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=2509",
    seconds: "usual",
    kilobytes: "usual",
    ends: "file",
  },
  limits,
  samples: [
    { input: "2\n2 2\n1\n3\n", output: "No\nYes\n", by: "judge" },
    { input: "1\n1\n2\n3 3\n3\n1 1 4\n", output: "No\nNo\nYes\n", by: "us" },
  ],
  read,
  solve,
  format,
  explain,
  print,
  generate,
});
