import type { Problem, Winner } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, rowValue, solve } from "./solve.ts";

/** Rows of 20 squares; a piece moves to the nearest empty square on its right; who cannot move loses. */
export const hdu5724 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu5724",
  title: "Chess",
  judge: {
    name: "HDU 5724",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=5724",
    seconds: 1,
    kilobytes: 65_536,
    ends: "count",
    mirrors: [{ name: "Luogu P2575", url: "https://www.luogu.com.cn/problem/P2575" }],
  },
  limits,
  samples: [{ input: "2\n1\n2 19 20\n2\n1 19\n1 18\n", output: "NO\nYES\n", by: "judge" }],
  read,
  solve,
  format,
  explain: (rows: Case) => explain(rows, rowValue),
  positions,
  print,
  generate,
});
