import { ruler, turningTurtles } from "../../games/rulesets/coin-games.ts";
import { nimSum } from "../../games/theory/numbers.ts";
import { listsOf } from "../small-cases.ts";
import { problemTask } from "../task.ts";
import { hdu3537, limits, type Case, coinValue, solve } from "./problem.ts";

/** Returns a program with other values, or another choice among the listed coins. */
const byValues =
  (
    valueOf: (coin: number) => number,
    chosen: (coins: Case) => Iterable<number> = (coins) => new Set(coins),
  ) =>
  (coins: Case): boolean =>
    nimSum([...chosen(coins)].map(valueOf)) !== 0;

/** The small cases are all lists of up to `heads` coins below `below`. */
const SMALL = { heads: 4, below: 6 } as const;

/** Length of a table that is too short. */
const TABLE = 1000;

const { heads, coin } = limits;
const row = (from: number): Case => Array.from({ length: heads.max }, (_, at) => from + at);

export const task = problemTask(hdu3537, {
  entry: "loses",
  pass: (coins) => [coins],
  *small() {
    for (let count = 0; count <= SMALL.heads; count++)
      yield* listsOf([...new Array(SMALL.below).keys()], count);
  },
  edges: [
    [coin.max],
    [coin.max, coin.max],
    [coin.max, coin.max - 1, 0, 1],
    row(0),
    row(coin.max + 1 - heads.max),
    new Array<number>(heads.max).fill(coin.max),
  ],
  mistakes: {
    "listed-twice": byValues(coinValue, (coins) => coins),
    "unsorted-unique": byValues(coinValue, (coins) =>
      coins.filter((head, at) => head !== coins[at - 1]),
    ),
    swapped: (coins) => solve(coins) === "second",
    "from-one": byValues((head) => coinValue(head + 1)),
    "plain-nim": byValues((head) => head),
    evil: byValues((head) => nimSum([coinValue(head), 1])),
    "two-coins": byValues((head) => turningTurtles.coinValue(head)),
    neighbours: byValues((head) => ruler.coinValue(head)),
    "empty-won": (coins) => coins.length === 0 || solve(coins) === "first",
    "sum-kept": {
      start: () => {
        let sum = 0;
        return (coins) => (sum = nimSum([sum, ...[...new Set(coins)].map(coinValue)])) !== 0;
      },
    },
    "table-too-short": {
      start: () => byValues((head) => (head < TABLE ? coinValue(head) : 0)),
      shows: [[TABLE]],
    },
  },
});
