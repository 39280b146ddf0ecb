import type { Problem, Winner } from "../problem.ts";
import { explain } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Two players advance a date by a day or by a month; who reaches 4 November 2001 wins. */
export const hdu1079 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1079",
  title: "Calendar Game",
  judge: {
    name: "HDU 1079",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1079",
    seconds: 1,
    kilobytes: 32_768,
    ends: "count",
    mirrors: [{ name: "POJ 1082", url: "http://poj.org/problem?id=1082" }],
  },
  limits,
  samples: [
    { input: "3\n2001 11 3\n2001 11 2\n2001 10 3\n", output: "YES\nNO\nNO\n", by: "judge" },
    { input: "3\n2001 11 3\n2001 10 4\n2001 10 1\n", output: "YES\nYES\nNO\n", by: "us" },
  ],
  read,
  solve,
  format,
  explain,
  print,
  generate,
});
