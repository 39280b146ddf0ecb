import type { Case } from "../hdu5724/input.ts";
import { problemTask } from "../problem-task.ts";
import { rowsToJudge } from "../hdu5724/rows-to-judge.ts";
import { p2575 } from "./index.ts";
import { slips } from "./slips.ts";

export const task = problemTask<Case, unknown>(p2575, { ...rowsToJudge, slips });
