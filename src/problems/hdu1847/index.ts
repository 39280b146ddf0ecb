import type { Problem, Winner } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** One heap; a move takes a power of two; the last to take wins. */
export const hdu1847 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1847",
  title: "Good Luck in CET-4 Everybody!",
  judge: {
    name: "HDU 1847",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1847",
    seconds: "usual",
    kilobytes: "usual",
    ends: "file",
  },
  limits,
  samples: [
    { input: "1\n3\n", output: "Kiki\nCici\n", by: "judge" },
    { input: "1\n6\n8\n", output: "Kiki\nCici\nKiki\n", by: "us" },
  ],
  read,
  solve,
  format,
  explain,
  positions,
  print,
  generate,
});
