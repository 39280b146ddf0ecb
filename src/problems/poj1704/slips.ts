import type { Slip } from "../../judging/task.ts";
import { nimSum } from "../../theory/nim-sum.ts";
import { limits, type Case } from "./input.ts";
import { countedNimSum, format, gapsOf, inOrder } from "./solve.ts";

const bySum = (id: string, sumOf: (squares: Case) => number): Slip<Case> => ({
  id,
  start: () => (squares) => format(sumOf(squares) === 0 ? "second" : "first"),
});

const { max } = limits.square;

/** Programs that are wrong, each by one mistake. */
export const slips: readonly Slip<Case>[] = [
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
