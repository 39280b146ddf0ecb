import { listsOfSum } from "../lists-of-sum.ts";
import { problemTask } from "../problem-task.ts";
import { listNumbers, shorterLists } from "../simpler-list.ts";
import { hdu2509 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";

/** All rows with so many apples in all. */
const SMALL = 10;

const equal = (rows: number, apples: number): Case => new Array<number>(rows).fill(apples);

/** No row is empty: the statement does not mention such rows. */
export const task = problemTask<Case, unknown>(hdu2509, {
  entry: "winner",
  pass: (rows) => [rows],
  *small() {
    for (let apples = 1; apples <= SMALL; apples++) yield* listsOfSum(apples);
  },
  edges: [
    equal(limits.rows.max, 1),
    equal(limits.rows.max - 1, 1),
    equal(limits.rows.max, limits.apples.max),
    equal(limits.rows.max - 1, limits.apples.max),
  ],
  simpler: shorterLists,
  numbers: (rows) => listNumbers(rows, 1, (list) => list),
  slips,
});
