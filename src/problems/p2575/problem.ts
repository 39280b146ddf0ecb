import {
  explain,
  positions,
  generate,
  limits,
  print,
  read,
  type Case,
} from "../hdu5724/problem.ts";
import { format } from "../hdu5724/solve.ts";
import type { Problem, Winner } from "../problem.ts";
import { rowValue, solve } from "./solve.ts";

/** The game of HDU 5724, limits and formats too, seen as staircase Nim: no table. */
export const p2575 = Object.freeze<Problem<Case, Winner>>({
  id: "p2575",
  title: "高手过招",
  judge: {
    name: "Luogu P2575",
    url: "https://www.luogu.com.cn/problem/P2575",
    ends: "count",
    mirrors: [{ name: "HDU 5724", url: "https://acm.hdu.edu.cn/showproblem.php?pid=5724" }],
  },
  limits,
  columns: { row: "row", value: "pieceSquares" },
  samples: [{ input: "2\n1\n2 19 20\n2\n1 19\n1 18\n", output: "NO\nYES\n", by: "judge" }],
  explain: (rows: Case) => explain(rows, rowValue),
  ...{ read, solve, format, positions, print, generate },
});
