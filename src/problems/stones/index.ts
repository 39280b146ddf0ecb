import type { Problem } from "../problem.ts";
import { explain, positions } from "./explain.ts";
import { generate } from "./generate.ts";
import { type Case, limits, print, read } from "./input.ts";
import { format, solve } from "./solve.ts";

/** Stones go down a binary tree, from a node to one of its children; count the winning first moves. */
export const stones = Object.freeze<Problem<Case, number>>({
  id: "stones",
  title: "Stones on a binary tree",
  judge: {
    name: "石子",
    ends: "count",
  },
  limits,
  samples: [
    {
      input: "4\n1\n1\n2\n1\n0 0\n3\n1\n2 2\n4 4 4 4\n4\n13\n19 13\n13 0 9 8\n5 4 6 11 2 16 18 6\n",
      output: "1\n0\n6\n7\n",
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
