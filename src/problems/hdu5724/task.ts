import { problemTask } from "../problem-task.ts";
import { hdu5724 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { edges, pass, simpler, small } from "./rows-to-judge.ts";
import { slips } from "./slips.ts";

export const task = problemTask<Case, unknown>(hdu5724, {
  entry: "winner",
  pass,
  small,
  edges,
  simpler,
  most: limits.tests.max,
  slips,
});
