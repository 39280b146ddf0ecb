import { losingHeaps, zeckendorf } from "../../games/rulesets/dynamic-nim.ts";
import { problemTask } from "../task.ts";
import { hdu2516, limits } from "./problem.ts";

const isFibonacci = (heap: number): boolean => zeckendorf(heap).length === 1;

function isSquare(number: number): boolean {
  const root = Math.round(Math.sqrt(number));
  return root * root === number;
}

/** The 40th and the 41st Fibonacci number, counted from 1 and 2. */
const [LAST, NEXT] = [165_580_141, 267_914_296];

const { min, max } = limits.heap;

export const task = problemTask(hdu2516, {
  pass: (heap) => [heap],
  small: () => Array.from({ length: 99 }, (_, more) => min + more),
  edges: [max, 1_836_311_903, 1_836_311_902, 1_836_311_904, NEXT],
  mistakes: {
    "no-limit": () => true,
    "fixed-limit": (heap) => heap % 3 !== 0,
    "once-as-many": (heap) => !Number.isInteger(Math.log2(heap)),
    "three-times": (heap) => losingHeaps((taken) => 3 * taken, heap).at(-1) !== heap,
    "without-two": (heap) => heap <= 2 || !isFibonacci(heap),
    "terms-counted": (heap) => zeckendorf(heap).length % 2 === 0,
    "list-too-short": { start: () => (heap) => heap > LAST || !isFibonacci(heap), shows: [NEXT] },
    "square-test": {
      start: () => (heap) => {
        const square = 5 * heap * heap;
        return !isSquare(square + 4) && !isSquare(square - 4);
      },
      shows: [70_711_162],
    },
  },
});
