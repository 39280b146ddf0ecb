import type { Problem, Winner } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve, verdicts } from "./solve.ts";

/** Three heaps; a move takes a Fibonacci number of stones from one of them; the last to take wins. */
export const hdu1848 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1848",
  title: "Fibonacci again and again",
  judge: {
    name: "HDU 1848",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1848",
    seconds: 1,
    kilobytes: 32_768,
    ends: "zeros",
  },
  limits,
  samples: [{ input: "1 1 1\n1 4 1\n0 0 0\n", output: "Fibo\nNacci\n", by: "judge" }],
  read,
  verdicts,
  solve,
  format,
  explain,
  positions,
  print,
  generate,
});
