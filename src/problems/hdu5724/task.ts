import type { Case } from "./input.ts";
import { problemTask } from "../problem-task.ts";
import { rowsToJudge } from "./rows-to-judge.ts";
import { hdu5724 } from "./index.ts";
import { slips } from "./slips.ts";

export const task = problemTask<Case, unknown>(hdu5724, { ...rowsToJudge, slips });
