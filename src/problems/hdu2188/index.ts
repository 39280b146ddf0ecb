import type { Problem, Winner } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Two players give from 1 to m in turn; the first to bring the sum to n wins. */
export const hdu2188 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu2188",
  title: "悼念512汶川大地震遇难同胞——选拔志愿者",
  judge: {
    name: "HDU 2188",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=2188",
    seconds: "usual",
    kilobytes: "usual",
    ends: "count",
  },
  limits,
  samples: [
    { input: "2\n8 10\n11 10\n", output: "Grass\nRabbit\n", by: "judge" },
    { input: "3\n4 3\n7 3\n2 9\n", output: "Rabbit\nGrass\nGrass\n", by: "us" },
  ],
  read,
  solve,
  format,
  explain,
  positions,
  print,
  generate,
});
