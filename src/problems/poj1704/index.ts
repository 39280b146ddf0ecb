import type { Problem, Winner } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Pieces on a strip slide to the left, any distance, without jumping. */
export const poj1704 = Object.freeze<Problem<Case, Winner>>({
  id: "poj1704",
  title: "Georgia and Bob",
  judge: {
    name: "POJ 1704",
    url: "http://poj.org/problem?id=1704",
    seconds: 1,
    kilobytes: 10_000,
    ends: "count",
    newest: "C++98",
    mirrors: [{ name: "Luogu P10507", url: "https://www.luogu.com.cn/problem/P10507" }],
  },
  limits,
  samples: [
    {
      input: "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n",
      output: "Bob will win\nGeorgia will win\n",
      by: "judge",
    },
    {
      input: "3\n2\n1 2\n3\n7 1 3\n4\n9 1 6 4\n",
      output: "Bob will win\nGeorgia will win\nBob will win\n",
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
