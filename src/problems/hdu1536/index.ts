import type { Problem } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** The subtraction game of a set; several positions for each set. */
export const hdu1536 = Object.freeze<Problem<Case, string>>({
  id: "hdu1536",
  title: "S-Nim",
  judge: {
    name: "HDU 1536",
    url: "https://acm.hdu.edu.cn/showproblem.php?pid=1536",
    seconds: 1,
    kilobytes: 32_768,
    ends: "zero",
    mirrors: [
      { name: "POJ 2960", url: "http://poj.org/problem?id=2960" },
      { name: "HDU 1944", url: "https://acm.hdu.edu.cn/showproblem.php?pid=1944" },
    ],
  },
  limits,
  samples: [
    {
      input:
        "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
      output: "LWW\nWWL\n",
      by: "judge",
    },
    {
      input: "2 4 1\n3\n1 2\n2 3 4\n3 6 2 5\n2 5 2\n2\n1 3\n2 2 3\n0\n",
      output: "LWW\nWL\n",
      by: "us",
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
