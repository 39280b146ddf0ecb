import { problemTask, listNumbers, shorterLists } from "../task.ts";
import { poj1704, limits, type Case } from "./problem.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { countedNimSum, format, gapsOf, inOrder } from "./solve.ts";

const bySum = (id: string, sumOf: (squares: Case) => number) =>
  mistake<Case>(id, (squares) => format(sumOf(squares) === 0 ? "second" : "first"));

const { max } = limits.square;

const mistakes: readonly KnownMistake<Case>[] = [
  bySum("left", (squares) => nimSum(gapsOf(inOrder(squares)).filter((_, at) => at % 2 === 0))),
  bySum("all", (squares) => nimSum(gapsOf(inOrder(squares)))),
  bySum("plain-nim", nimSum),
  bySum("sort", countedNimSum),
  {
    ...bySum("as-text", (squares) =>
      countedNimSum(squares.toSorted((a, b) => (String(a) < String(b) ? -1 : 1))),
    ),
    shows: [[9, 10]],
  },
  bySum("first-piece", (squares) => {
    const sorted = inOrder(squares);
    // A first piece without a partner, of an odd number, has no part in it.
    return countedNimSum(sorted.length % 2 === 0 ? sorted : [1, ...sorted.slice(1)]);
  }),
  bySum("distance", (squares) => {
    const distances = gapsOf(inOrder(squares)).map((gap) => gap + 1);
    return nimSum(distances.filter((_, at) => (squares.length - at) % 2 === 1));
  }),
  {
    // The marks of an array of 10,000 squares are those of the squares 0 to 9,999.
    ...bySum("one-short", (squares) => countedNimSum(inOrder(squares.filter((at) => at < max)))),
    shows: [[max]],
  },
];

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
  mistakes,
});
