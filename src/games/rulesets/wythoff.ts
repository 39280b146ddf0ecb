import type { Convention, Outcome, Ruleset } from "../theory/ruleset.ts";
import { checkNumbers } from "./check-numbers.ts";
import { faultAt, readNumbers } from "./read-numbers.ts";
import { refuseLongList } from "./refuse-long-list.ts";
import { wythoffPair } from "./wythoff-pair.ts";
import { identified } from "./game-id.ts";
import { spoken } from "./spoken.ts";

type Two = readonly [number, number];

/**
 * Wythoff's game: two heaps; a move takes any positive number of stones from one of them, or the same number from both.
 * A position is `[a, b]`; on a board it is a queen that moves towards the corner (0, 0).
 *
 * For normal play it claims Wythoff's theorem, exact for all sizes up to 2^53 − 1: a position is P exactly when it is,
 * in one order or the other, one of the pairs of {@link wythoffPair}. No closed form of the Grundy values is known;
 * {@link wythoffTable} computes them.
 *
 * @cost A position has a + b + min(a, b) options, and a search visits all that are smaller. The claim is O(log a).
 * @throws {TypeError | RangeError} for a position that is not two integers 0 … 2^53 − 1, and where more than 1 000 000
 * options would be listed.
 * @source W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907).
 * @example
 * options(wythoff, [1, 2]); // [[0, 2], [1, 1], [1, 0], [0, 1]]
 * winningMoves(wythoff, [3, 4]); // [[1, 2]]
 * wythoff.claimOutcome([165580140, 267914295]); // "P"
 */
export const wythoff: Ruleset<Two> & {
  claimOutcome(position: Two, convention?: Convention): Outcome | undefined;
} = identified(
  Object.freeze({
    name: "Wythoff's game",
    check,
    options: ([a, b]: Two): readonly Two[] => {
      refuseLongList("Wythoff's game", a + b + Math.min(a, b));
      return [
        ...Array.from({ length: a }, (_, less): Two => [a - 1 - less, b]),
        ...Array.from({ length: b }, (_, less): Two => [a, b - 1 - less]),
        ...Array.from({ length: Math.min(a, b) }, (_, less): Two => [a - 1 - less, b - 1 - less]),
      ];
    },
    key: ([a, b]: Two) => (a < b ? `${a} ${b}` : `${b} ${a}`),
    print: ([a, b]: Two) => `${a} ${b}`,
    parse: (text: string): Two => {
      const [a, b, ...more] = readNumbers(text, "heapSize");
      if (a !== undefined && b !== undefined && more.length === 0) return [a, b];
      throw faultAt(text, 0, { id: "twoHeaps", values: { found: JSON.stringify(text) } });
    },
    ...spoken(([a, b]: Two, [c, d]: Two) => {
      if (a !== c && b !== d) return { id: "takeBoth", values: { n: a - c } };
      return { id: "take", values: a === c ? { n: b - d, heap: 2 } : { n: a - c, heap: 1 } };
    }),
    claimOutcome: ([a, b]: Two, { misere = false }: Convention = {}) => {
      if (misere) return undefined;
      const [smaller] = wythoffPair(BigInt(Math.abs(a - b)));
      return smaller === BigInt(Math.min(a, b)) ? "P" : "N";
    },
  }),
  "wythoff",
);

function check(position: unknown): void {
  checkNumbers("read heaps", "size", position);
  if (position.length === 2) return;
  throw new TypeError(
    `Cannot read heaps: there must be two of them, current value is ${position.length}`,
  );
}
