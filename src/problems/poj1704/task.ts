import { problemTask } from "../problem-task.ts";
import { listNumbers, shorterLists } from "../simpler-list.ts";
import { poj1704 } from "./index.ts";
import { limits, type Case } from "./input.ts";
import { slips } from "./slips.ts";

/** All pieces on strips up to this length. */
const SMALL = 8;

const { tests, pieces, square } = limits;

/** Pieces side by side, the last on this square. */
const block = (howMany: number, last: number): Case =>
  Array.from({ length: howMany }, (_, at) => last - howMany + 1 + at);

/** All sets of squares up to a limit, in increasing order. */
function* setsUpTo(last: number): Generator<Case, void, undefined> {
  if (last < 1) return yield [];
  for (const others of setsUpTo(last - 1)) {
    yield others;
    yield [...others, last];
  }
}

export const task = problemTask<Case, unknown>(poj1704, {
  entry: "winner",
  pass: (squares) => [squares],
  // Each from left to right, and from right to left, since the statement promises no order.
  *small() {
    for (let last = 1; last <= SMALL; last++) {
      for (const others of [...setsUpTo(last - 1)].sort((a, b) => a.length - b.length)) {
        yield [...others, last];
        if (others.length > 0) yield [last, ...others.toReversed()];
      }
    }
  },
  edges: [
    [square.max],
    [square.max, square.max - 1],
    [square.min, square.max],
    block(pieces.max, pieces.max),
    block(pieces.max, square.max),
    block(pieces.max - 1, square.max),
  ],
  simpler: shorterLists,
  numbers: (squares) =>
    listNumbers(squares, square.min, (list) =>
      new Set(list).size === list.length ? list : undefined,
    ),
  most: tests.max,
  slips,
});
