import { hdu, luogu } from "../define-problem.ts";
import { rowProblem } from "../hdu5724/problem.ts";
import { rowValue, solve } from "./solve.ts";

/** The game of HDU 5724, limits and formats too, seen as staircase Nim: no table. */
export const p2575 = rowProblem(
  { id: "p2575", title: "高手过招", judge: { ...luogu("P2575"), mirrors: [hdu(5724)] }, solve },
  rowValue,
);
