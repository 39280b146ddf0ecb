import type { Problem, Winner } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Each row has a piece of each player; pieces move any distance along it; a player without a move loses. */
export const hdu1730 = Object.freeze<Problem<Case, Winner>>({
  id: "hdu1730",
  title: "Northcott Game",
  judge: {
    name: "HDU 1730",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1730",
    seconds: 1,
    kilobytes: 32_768,
    ends: "file",
  },
  limits,
  samples: [
    {
      input: "3 6\n4 5\n1 2\n1 2\n\n3 6\n4 5\n1 3\n1 2\n",
      output: "BAD LUCK!\nI WIN!\n",
      by: "judge",
    },
  ],
  read,
  solve,
  format,
  explain,
  positions,
  print,
  generate,
});
