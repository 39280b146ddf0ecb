import { nimSum } from "../../games/theory/numbers.ts";
import { problemTask } from "../task.ts";
import { poj1704, limits, type Case } from "./problem.ts";
import { countedNimSum, gapsOf, inOrder } from "./solve.ts";

/** Maximum length of the small strips. */
const SMALL = 8;

const { pieces, square } = limits;

/** Returns adjacent pieces, the last on this square. */
const block = (howMany: number, last: number): Case =>
  Array.from({ length: howMany }, (_, at) => last - howMany + 1 + at);

/** Yields all sets of squares up to a limit, each in increasing order. */
function* setsUpTo(last: number): Generator<Case, void, undefined> {
  if (last < 1) return yield [];
  for (const others of setsUpTo(last - 1)) {
    yield others;
    yield [...others, last];
  }
}

export const task = problemTask(poj1704, {
  pass: (squares) => [squares],
  // Each set is listed from left to right, and from right to left, since the statement promises no order.
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
  mistakes: {
    left: (squares) => nimSum(gapsOf(inOrder(squares)).filter((_, at) => at % 2 === 0)) !== 0,
    all: (squares) => nimSum(gapsOf(inOrder(squares))) !== 0,
    "plain-nim": (squares) => nimSum(squares) !== 0,
    sort: (squares) => countedNimSum(squares) !== 0,
    "as-text": {
      start: () => (squares) =>
        countedNimSum(squares.toSorted((a, b) => (String(a) < String(b) ? -1 : 1))) !== 0,
      shows: [[9, 10]],
    },
    "first-piece": (squares) => {
      const sorted = inOrder(squares);
      // If the number of pieces is odd, the first piece has no partner and is ignored.
      return countedNimSum(sorted.length % 2 === 0 ? sorted : [1, ...sorted.slice(1)]) !== 0;
    },
    distance: (squares) => {
      const distances = gapsOf(inOrder(squares)).map((gap) => gap + 1);
      return nimSum(distances.filter((_, at) => (squares.length - at) % 2 === 1)) !== 0;
    },
    // An array of 10,000 marks covers the squares 0 to 9,999.
    "one-short": {
      start: () => (squares) =>
        countedNimSum(inOrder(squares.filter((at) => at < square.max))) !== 0,
      shows: [[square.max]],
    },
  },
});
