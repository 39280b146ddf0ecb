import { ruler, turningTurtles } from "../../games/rulesets/coin-games.ts";
import { nimSum } from "../../games/theory/nim-sum.ts";
import { mistake, type KnownMistake } from "../../judge/task.ts";
import { listNumbers, problemTask, shorterLists } from "../task.ts";
import { hdu3537, limits, type Case } from "./problem.ts";
import { coinValue, format, solve } from "./solve.ts";

/** A program with other values, or another choice among the listed coins. */
const byValues = (
  id: string,
  valueOf: (coin: number) => number,
  chosen: (coins: Case) => Iterable<number> = (coins) => new Set(coins),
): KnownMistake<Case> =>
  mistake(id, (coins) =>
    format(nimSum([...chosen(coins)].map(valueOf)) === 0 ? "second" : "first"),
  );

/** All lists of so many coins below a number. */
function* lists(count: number, below: number): Generator<Case, void, undefined> {
  if (count === 0) yield [];
  for (let first = 0; count > 0 && first < below; first++) {
    for (const rest of lists(count - 1, below)) yield [first, ...rest];
  }
}

/** All lists of up to so many coins below a number. */
const SMALL = { heads: 4, below: 6 } as const;

/** The coins of a table that is too short. */
const TABLE = 1000;

const { heads, coin } = limits;
const row = (from: number): Case => Array.from({ length: heads.max }, (_, at) => from + at);

export const task = problemTask<Case, unknown>(hdu3537, {
  entry: "loses",
  pass: (coins) => [coins],
  *small() {
    for (let count = 0; count <= SMALL.heads; count++) yield* lists(count, SMALL.below);
  },
  edges: [
    [coin.max],
    [coin.max, coin.max],
    [coin.max, coin.max - 1, 0, 1],
    row(0),
    row(coin.max + 1 - heads.max),
    new Array<number>(heads.max).fill(coin.max),
  ],
  simpler: shorterLists,
  numbers: (coins) => listNumbers(coins, coin.min, (list) => list),
  mistakes: [
    byValues("listed-twice", coinValue, (coins) => coins),
    byValues("unsorted-unique", coinValue, (coins) =>
      coins.filter((head, at) => head !== coins[at - 1]),
    ),
    mistake("swapped", (coins) => format(solve(coins) === "first" ? "second" : "first")),
    byValues("from-one", (head) => coinValue(head + 1)),
    byValues("plain-nim", (head) => head),
    byValues("evil", (head) => nimSum([coinValue(head), 1])),
    byValues("two-coins", (head) => turningTurtles.coinValue(head)),
    byValues("neighbours", (head) => ruler.coinValue(head)),
    mistake("empty-won", (coins) => format(coins.length === 0 ? "first" : solve(coins))),
    {
      id: "sum-kept",
      start: () => {
        let sum = 0;
        return (coins) => {
          sum = nimSum([sum, ...[...new Set(coins)].map(coinValue)]);
          return format(sum === 0 ? "second" : "first");
        };
      },
    },
    {
      ...byValues("table-too-short", (head) => (head < TABLE ? coinValue(head) : 0)),
      shows: [[TABLE]],
    },
  ],
});
