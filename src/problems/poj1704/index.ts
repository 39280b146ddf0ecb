import type { Problem, Winner } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Pieces on a strip slide to the left, any distance, without jumping. */
export const poj1704: Problem<Case, Winner> = Object.freeze({
  id: "poj1704",
  title: "Georgia and Bob",
  judge: {
    name: "POJ 1704",
    url: "http://poj.org/problem?id=1704",
  },
  limits,
  samples: [
    {
      input: "3\n2 1 2\n3 7 1 3\n4 9 2 6 4\n",
      output: "Bob will win\nGeorgia will win\nGeorgia will win\n",
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
