import { losingHeaps, zeckendorf } from "../../games/rulesets/dynamic-nim.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { listNumbers, problemTask } from "../task.ts";
import { hdu2516, limits, type Case } from "./problem.ts";
import { format } from "./solve.ts";

const byRule = (id: string, isLost: (heap: number) => boolean): KnownMistake<Case> =>
  mistake(id, (heap) => format(isLost(heap) ? "second" : "first"));

const isFibonacci = (heap: number): boolean => zeckendorf(heap).length === 1;

function isSquare(number: number): boolean {
  const root = Math.round(Math.sqrt(number));
  return root * root === number;
}

/** The 40th Fibonacci number, from 1 and 2 on, and the 41st. */
const [LAST, NEXT] = [165_580_141, 267_914_296];

const mistakes: readonly KnownMistake<Case>[] = [
  byRule("no-limit", () => false),
  byRule("fixed-limit", (heap) => heap % 3 === 0),
  byRule("once-as-many", (heap) => Number.isInteger(Math.log2(heap))),
  byRule("three-times", (heap) => losingHeaps((taken) => 3 * taken, heap).at(-1) === heap),
  byRule("without-two", (heap) => heap > 2 && isFibonacci(heap)),
  byRule("terms-counted", (heap) => zeckendorf(heap).length % 2 === 1),
  {
    ...byRule("list-too-short", (heap) => heap <= LAST && isFibonacci(heap)),
    shows: [NEXT],
  },
  {
    ...byRule("square-test", (heap) => {
      const square = 5 * heap * heap;
      return isSquare(square + 4) || isSquare(square - 4);
    }),
    shows: [70_711_162],
  },
];

const { min, max } = limits.heap;

export const task = problemTask<Case, unknown>(hdu2516, {
  entry: "winner",
  pass: (heap) => [heap],
  small: () => Array.from({ length: 99 }, (_, more) => min + more),
  edges: [max, 1_836_311_903, 1_836_311_902, 1_836_311_904, NEXT],
  numbers: (heap) => listNumbers([heap], min, ([left = min]) => left),
  mistakes,
});
