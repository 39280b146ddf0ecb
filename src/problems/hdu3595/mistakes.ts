import { mex, nimSum } from "../../games/theory/numbers.ts";
import { listsUpTo, sum } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu3595, limits, MAX_CASES, type Case, type Game, lengthOf } from "./problem.ts";

const byLengths =
  (isWon: (lengths: readonly number[]) => boolean, length: (game: Game) => number = lengthOf) =>
  (games: Case): boolean =>
    isWon(games.map(length));

const isOdd = (length: number): boolean => length % 2 === 1;
const longestIsOdd = (lengths: readonly number[]): boolean => isOdd(Math.max(...lengths));

/** Adds moves along Euclid's algorithm; `movesFor` returns their number for a quotient and the number after it. */
function along(movesFor: (quotient: number, rest: number) => number) {
  const length = ([p, q]: Game): number => {
    const [larger, smaller] = [Math.max(p, q), Math.min(p, q)];
    if (smaller === 0) return 0;
    const rest = length([smaller, larger % smaller]);
    return rest + movesFor(Math.floor(larger / smaller), rest);
  };
  return length;
}

/** Computes the length as if the first number were the larger one. */
const unsorted = ([p, q]: Game): number => {
  if (p % q === 0) return 1;
  const rest = lengthOf([q, p % q]);
  return isOdd(rest) && p >= 2 * q ? rest + 2 : rest + 1;
};

const values = new Map<number, number>();

/** Returns the Grundy value of a game of Euclid. */
function grundy([p, q]: Game): number {
  const [larger, smaller] = [Math.max(p, q), Math.min(p, q)];
  if (smaller === 0) return 0;
  const key = larger * (limits.heap.max + 1) + smaller;
  const known = values.get(key);
  if (known !== undefined) return known;
  const options: number[] = [];
  for (let left = larger - smaller; left >= 0; left -= smaller) {
    options.push(grundy([left, smaller]));
  }
  const found = mex(options);
  values.set(key, found);
  return found;
}

const { games: counts, heap } = limits;

/** Returns the games of the first two heaps, the next two, and so on. */
const inPairs = (list: readonly number[]): Case =>
  Array.from({ length: list.length / 2 }, (_, at) => [list[2 * at] ?? 0, list[2 * at + 1] ?? 0]);

const equal = (howMany: number, game: Game): Case => new Array<Game>(howMany).fill(game);

export const task = problemTask(hdu3595, {
  pass: (games) => [games],
  small: () => [...listsUpTo(11)].filter(({ length }) => length % 2 === 0).map(inPairs),
  edges: [
    [[heap.max, heap.max]],
    [[heap.max, heap.min]],
    [[heap.min, heap.max]],
    [[987, 610]],
    [
      [987, 610],
      [610, 377],
    ],
    equal(counts.max, [heap.max - 1, heap.max]),
    [...equal(counts.max - 1, [heap.max, 1]), [987, 610]],
  ],
  maxCases: MAX_CASES,
  mistakes: {
    "usual-sum": byLengths((all) => nimSum(all) !== 0, grundy),
    "any-won": byLengths((lengths) => lengths.some(isOdd)),
    "first-to-end": byLengths((lengths) => isOdd(Math.min(...lengths))),
    added: byLengths((lengths) => isOdd(sum(lengths))),
    greedy: byLengths(
      longestIsOdd,
      along(() => 1),
    ),
    "one-each": byLengths(
      longestIsOdd,
      along((quotient) => quotient),
    ),
    "always-choice": byLengths(
      longestIsOdd,
      along((_, rest) => (isOdd(rest) ? 2 : 1)),
    ),
    unsorted: byLengths(longestIsOdd, unsorted),
    "longest-kept": {
      start: () => {
        let longest = 0;
        return (games) => isOdd((longest = Math.max(longest, ...games.map(lengthOf))));
      },
    },
  },
});
