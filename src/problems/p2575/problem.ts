import { hdu, luogu } from "../define-problem.ts";
import { rowProblem } from "../hdu5724/problem.ts";
import { rowValue, solve } from "./solve.ts";

/** The game of HDU 5724 with the same limits and formats, solved as staircase Nim without a table. */
export const p2575 = rowProblem(
  { id: "p2575", title: "高手过招", judge: { ...luogu("P2575"), mirrors: [hdu(5724)] }, solve },
  rowValue,
);
